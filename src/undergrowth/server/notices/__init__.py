"""Notices by webhook and e-mail, and the consent of who gets them."""
