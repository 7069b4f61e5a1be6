"""Arrêter le Voleur!: who stole what, in which room is he, and where does he hide?"""
