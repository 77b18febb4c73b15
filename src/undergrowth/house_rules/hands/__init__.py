"""House rules about dealing, drawing, keeping and showing cards."""
