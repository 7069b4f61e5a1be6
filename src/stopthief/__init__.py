"""Two games of deduction: Stop Thief! and Arrêter le Voleur!"""

__version__ = "0.2.0"
