"""Arrêter le Voleur!: who stole what, in which room is he, and where does he hide?"""

from stopthief.house.game import House, HouseMatch

__all__ = ["House", "HouseMatch"]
