"""Stop Thief!: an invisible thief in a city of four buildings and four streets, heard and never seen."""

from stopthief.city.game import City, city

__all__ = ["City", "city"]
