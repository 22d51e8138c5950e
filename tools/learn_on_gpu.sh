#!/bin/bash
# Learns on a lent machine with a GPU, in several calls (see docs/self-play.md). Runs there, from the root of a checkout.
#
#   tools/learn_on_gpu.sh start "meduris:8 bonfire:19" 570   unpack, and begin to learn, all games side by side
#   tools/learn_on_gpu.sh wait 570                           show how it goes, and collect what there is at the end
#   tools/learn_on_gpu.sh run GAME MINUTES                   learn one game here and now
#
# GAME:MINUTES are minutes of learning in all, those on earlier machines included; compiling and writing come on top.
# The last number is after how many seconds, in this call, results are collected into $OUT. Nothing is lost when a call
# ends: learning goes on until the machine is handed back, and every minute the network and a checkpoint are written.
#
# SETTINGS are more arguments for each game (--set learning_rate=3e-4), SETTINGS_bonfire for one of them. BELTANE_COMMIT
# names the commit for the record, where the sources came without their history.
set -u
WORK=${WORK:-/root/beltane-learning}
BROUGHT=${BROUGHT:-dist/gpu}
PYTHON=${PYTHON:-python3}
export DEVICE=${DEVICE:-cuda}  # "cpu" to rehearse without a GPU
EXTRA_MINUTES=4  # for loading, compiling, and writing
LINES_SHOWN=12
export PYTHONUNBUFFERED=1 BELTANE_CACHE="$WORK/cache"
[ -d /usr/local/cuda ] && export CUDA_HOME="${CUDA_HOME:-/usr/local/cuda}"
mkdir -p "$WORK/games"

unpack() {
    # Only what is complete gets its name.
    [ -d "$WORK/site" ] && return
    mkdir -p "$WORK/unpacking" && tar -C "$WORK/unpacking" -xJf "$BROUGHT/site.tar.xz" && mv "$WORK/unpacking/site" "$WORK/site"
}

run() {
    local game=$1 minutes=$2 folder="$WORK/games/$1" settings="SETTINGS_$1" more=() file
    mkdir -p "$folder"
    if [ ! -f "$folder/checkpoint.pt" ]; then
        # A run that was brought along, from a machine that had to be handed back.
        for file in checkpoint.pt figures.jsonl; do
            [ -f "$BROUGHT/$game-$file" ] && cp "$BROUGHT/$game-$file" "$folder/$file"
        done
    fi
    read -ra more <<<"${SETTINGS:-} ${!settings:-}"
    if [ -f "$folder/checkpoint.pt" ]; then
        more+=(--resume)
    elif [ -f "$BROUGHT/$game-start.pt" ]; then
        # Another run's network to begin with, learned in another way.
        more+=(--from "$BROUGHT/$game-start.pt")
    fi
    PYTHONPATH="$PWD/src:$WORK/site" "$PYTHON" -m beltane.learning "$game" --device "$DEVICE" --out "$folder" \
        --minutes "$minutes" --piece $((minutes + EXTRA_MINUTES)) "${more[@]}"
}

once() {
    local folder="$WORK/games/$1"
    rm -f "$folder/ended"
    run "$1" "$2"
    echo $? >"$folder/ended"
}

start() {
    local part folder
    unpack || exit 1
    for part in $1; do
        folder="$WORK/games/${part%:*}"
        mkdir -p "$folder"
        rm -f "$folder/ended"
        # A game that is being learned already is only waited for. A session of its own survives the end of this
        # call. While one game compiles, another one learns.
        setsid flock -n "$folder/lock" bash "$0" once "${part%:*}" "${part#*:}" >>"$folder/log" 2>&1 </dev/null &
    done
}

all_ended() {
    local folder
    for folder in "$WORK"/games/*/; do
        [ -f "$folder/ended" ] || return 1
    done
}

await() {
    local until=$1 folder
    while [ $SECONDS -lt "$until" ] && ! all_ended; do sleep 2; done
    for folder in "$WORK"/games/*/; do
        echo "== $(basename "$folder") $(sed 's/^/ended: /' "$folder/ended" 2>/dev/null)"
        tail -n "$LINES_SHOWN" "$folder/log" | cut -c1-900
    done
    nvidia-smi --query-gpu=memory.used,utilization.gpu --format=csv 2>/dev/null
    collect
    if all_ended; then echo "all done"; fi
}

collect() {
    # Files come back from one folder, at most eight, each below 16 MiB.
    local folder game file
    for folder in "$WORK"/games/*/; do
        game=$(basename "$folder")
        for file in network.npz checkpoint.pt figures.jsonl; do
            [ -f "$folder/$file" ] && cp "$folder/$file" "$OUT/$game-$file"
        done
        tail -c 4000000 "$folder/log" >"$OUT/$game-log"
    done
    ls -l "$OUT"
}

case ${1:-} in
    start) start "$2"; await "$3" ;;
    wait) await "$2" ;;
    run) run "$2" "$3" ;;
    once) once "$2" "$3" ;;
    *) sed -n '2,15s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
