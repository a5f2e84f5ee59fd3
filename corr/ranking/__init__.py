"""The correspondence kyu/dan ranking: event files, norms, new players, confirmation. Pure."""
