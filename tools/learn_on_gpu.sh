#!/bin/bash
# Learns on a lent machine with a GPU, in several calls (see docs/self-play.md). Runs there, from the root of a checkout.
#
#   tools/learn_on_gpu.sh start "meduris:5 bonfire:16" 570   unpack, check, and begin to learn in a process of its own
#   tools/learn_on_gpu.sh wait 570                           show how it goes, and collect what there is at the end
#   tools/learn_on_gpu.sh run GAME MINUTES                   learn one game here and now
#
# GAME:MINUTES are minutes of learning; compiling and writing come on top. The last number is after how many seconds, in
# this call, results are collected into $OUT. Nothing is lost when a call ends: learning goes on until the machine is
# handed back, and every minute the network and a checkpoint are written.
set -u
WORK=${WORK:-/root/beltane-learning}
PYTHON=${PYTHON:-python3}
export DEVICE=${DEVICE:-cuda}  # "cpu" to rehearse without a GPU
CHECKED=${CHECKED:-3072}
EXTRA_MINUTES=4  # for loading, compiling, and writing
export PYTHONUNBUFFERED=1 BELTANE_CACHE="$WORK/cache"
[ -d /usr/local/cuda ] && export CUDA_HOME="${CUDA_HOME:-/usr/local/cuda}"
mkdir -p "$WORK"

with_packages() {
    PYTHONPATH="$PWD/src:$WORK/site" "$PYTHON" "$@"
}

unpack() {
    [ -d "$WORK/site" ] || tar -C "$WORK" -xJf dist/gpu/site.tar.xz
}

check() {
    # Numba, PyTorch and the rules work together: a few rounds of the game that compiles fastest, with few games.
    rm -rf "$WORK/check"
    with_packages -c '
from beltane.cuda.rules_on_device import prepare
prepare()
import torch, numba
from numba import cuda
print("torch", torch.__version__, "numba", numba.__version__, cuda.__file__, "GPU", cuda.is_available())
' && with_packages -m beltane.learning meduris --device "$DEVICE" --out "$WORK/check" --rounds 3 \
        --set games="$CHECKED" --set minibatch=8192 --set staggered=8
}

run() {
    local game=$1 minutes=$2 resume=()
    local piece=$((minutes + EXTRA_MINUTES))
    mkdir -p "$WORK/$game"
    # A checkpoint that was brought along, from a machine that had to be handed back.
    [ -f "$WORK/$game/checkpoint.pt" ] || cp "dist/gpu/$game-checkpoint.pt" "$WORK/$game/checkpoint.pt" 2>/dev/null
    [ -f "$WORK/$game/checkpoint.pt" ] && resume=(--resume)
    with_packages -m beltane.learning "$game" --device "$DEVICE" --out "$WORK/$game" --minutes "$minutes" \
        --piece "$piece" "${resume[@]}" ${SETTINGS:-}
}

start() {
    unpack && check || exit 1
    : >"$WORK/log"
    # A session of its own survives the end of this call.
    PLAN=$1 setsid bash -c 'for part in $PLAN; do bash "$0" run "${part%:*}" "${part#*:}"; done; echo all done' "$0" \
        >>"$WORK/log" 2>&1 </dev/null &
    echo $! >"$WORK/pid"
}

await() {
    local until=$1
    while [ $SECONDS -lt "$until" ] && ! grep -q "^all done" "$WORK/log"; do sleep 2; done
    tail -n 30 "$WORK/log" | cut -c1-600
    nvidia-smi --query-gpu=memory.used,utilization.gpu --format=csv 2>/dev/null
    collect
}

collect() {
    # Files come back from one folder, at most eight, each below 16 MiB.
    local game file
    for game in "$WORK"/*/; do
        game=$(basename "$game")
        for file in network.npz checkpoint.pt figures.jsonl; do
            [ "$game" != check ] && [ -f "$WORK/$game/$file" ] && cp "$WORK/$game/$file" "$OUT/$game-$file"
        done
    done
    tail -c 4000000 "$WORK/log" >"$OUT/log"
    ls -l "$OUT"
}

case ${1:-} in
    start) start "$2"; await "$3" ;;
    wait) await "$2" ;;
    run) run "$2" "$3" ;;
    *) sed -n '2,12s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
