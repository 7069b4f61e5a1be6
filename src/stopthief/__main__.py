"""`python -m stopthief` is the command too."""

import sys

from stopthief.cli import main

if __name__ == "__main__":
    sys.exit(main())
