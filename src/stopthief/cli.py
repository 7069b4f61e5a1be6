"""The command `stopthief`."""


def main() -> None:
    """Run the command."""
