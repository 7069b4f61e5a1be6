"""What is in the box and what is agreed before a game: vocabulary packs, settings, setup. Checked when read."""
