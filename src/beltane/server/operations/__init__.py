"""Running the service: settings, errors, security, health."""
