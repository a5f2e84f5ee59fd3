"""Commands on an event's file alone, without settings."""


def faults(done, tmp_path) -> list[str]:
    """What a refused command said, without the file that every line names."""
    assert done.status == 2
    assert done.out == ""
    start = f"corr: {tmp_path / 'event.json'}: "
    lines = done.err.splitlines()
    assert all(line.startswith(start) for line in lines), lines
    return [line.removeprefix(start) for line in lines]
