"""Requests and answers: the JSON API, static files, QR codes, PDFs."""
