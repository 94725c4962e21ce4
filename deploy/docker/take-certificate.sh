#!/bin/sh
# Copies fullchain.pem and privkey.pem to deploy/secrets, and has nginx read them if it runs. The folder that they are in is
# the argument; certbot names it to a deploy hook.
set -eu
from=$(cd "${1:-${RENEWED_LINEAGE:?the folder of fullchain.pem and privkey.pem}}" && pwd)
cd "$(dirname "$0")/.."
for name in fullchain.pem privkey.pem; do
  [ -s "$from/$name" ] || { echo "$from/$name is missing or empty" >&2 && exit 1; }
done

# Written in place: a container keeps the file that it was started with. Its nginx reads as a root without rights of the system.
umask 022
for name in fullchain.pem privkey.pem; do
  cat "$from/$name" >"secrets/$name"
  chmod 644 "secrets/$name"
done

running=$(docker compose -f compose.yaml ps -q --status running nginx)
[ -z "$running" ] || sh docker/reload-nginx.sh
