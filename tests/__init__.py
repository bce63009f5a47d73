"""Proofs, room by room: engine, render, bot; rigs are the simulated surroundings, journeys whole games."""
