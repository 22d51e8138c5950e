"""Packs what learning on a GPU needs beside PyTorch, for a machine without a package index: `tools/pack_for_gpu.py`.

Writes one archive for Python 3.12 on Linux, stripped of everything that is not needed there, into a folder that Git
ignores; `tools/learn_on_gpu.sh` unpacks it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parent.parent
ARCHIVE = ROOT / "dist" / "gpu" / "site.tar.xz"
PYTHON = "3.12"
PLATFORMS = ("manylinux_2_28_x86_64", "manylinux_2_27_x86_64", "manylinux_2_24_x86_64", "manylinux2014_x86_64")
WHEELS = (
    "llvmlite==0.50.0",
    "numba==0.68.1",
    "numba-cuda==0.30.4",
    "cuda-core==1.2.2",
    "cuda-bindings==13.5.0",
    "cuda-pathfinder",
    "platformdirs",
    "packaging",
)
NEEDLESS = ("tests", "__pycache__", "cu12")
"""Folders; the last one is for machines with CUDA 12."""
SOURCES = (".pyx", ".pxd", ".pxi", ".pyi", ".cpp", ".c")
MEGABYTE = 1024 * 1024
MOST = 50 * MEGABYTE
"""Together with the sources this stays below what may be sent."""
STARTUP = """import os, site
site.addsitedir(os.path.dirname(__file__))
"""
"""Python loads this when it starts: only a folder added in this way has its .pth files read, by which Numba finds
its module for CUDA."""


def main() -> None:
    """Download, unpack, strip and pack."""
    with tempfile.TemporaryDirectory() as folder:
        wheels, site = Path(folder) / "wheels", Path(folder) / "site"
        download(wheels)
        for wheel in sorted(wheels.glob("*.whl")):
            with ZipFile(wheel) as archive:
                archive.extractall(site)
        (site / "sitecustomize.py").write_text(STARTUP, encoding="utf-8")
        strip(site)
        ARCHIVE.parent.mkdir(parents=True, exist_ok=True)
        with tarfile.open(ARCHIVE, "w:xz", preset=9) as archive:
            archive.add(site, "site")
    size = ARCHIVE.stat().st_size
    print(f"{ARCHIVE.relative_to(ROOT)}: {size / MEGABYTE:.1f} MiB")
    if size > MOST:
        sys.exit(f"more than {MOST // MEGABYTE} MiB")


def download(folder: Path) -> None:
    """Download the wheels, whatever Python runs here."""
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:"]
    platforms = [part for platform in PLATFORMS for part in ("--platform", platform)]
    subprocess.run([*command, "--python-version", PYTHON, *platforms, "--dest", str(folder), *WHEELS], check=True)


def strip(site: Path) -> None:
    """Remove tests, sources of what is compiled, and symbols that only a debugger reads."""
    for folder in [path for path in site.rglob("*") if path.is_dir() and path.name in NEEDLESS]:
        shutil.rmtree(folder, ignore_errors=True)
    for source in [path for path in site.glob("cuda/**/*") if path.suffix in SOURCES]:
        source.unlink()
    for library in site.rglob("*.so*"):
        subprocess.run(["strip", "--strip-unneeded", str(library)], check=False)


if __name__ == "__main__":
    main()
