"""`python -m undergrowth`: the same as the command `undergrowth`."""

from undergrowth.cli.main import run

if __name__ == "__main__":
    run()
