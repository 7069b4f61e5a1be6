"""Bots of every strength: observations in, command out."""
