"""C.2.5, C.2.6, CHMD.2.3 Ego, which the Chameleander and its automated twin share."""
