"""One function per use case, one transaction each: between the pure rooms and the outside."""
