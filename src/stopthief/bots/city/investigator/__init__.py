"""Bots that play an investigator: plans over exact beliefs."""
