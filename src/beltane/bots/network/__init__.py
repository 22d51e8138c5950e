"""Trained networks: reading their weights, and evaluating them with nothing but NumPy and Numba."""

from beltane.bots.network.weights import BadNetwork, Network, NoNetwork, file_digest, load_network, read_network

__all__ = ["BadNetwork", "Network", "NoNetwork", "file_digest", "load_network", "read_network"]
