"""The contract every game fits, matches and records, batches on CPU and GPU, and the conformance suite."""
