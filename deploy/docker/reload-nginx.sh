#!/bin/sh
# Has the nginx of deploy/compose.yaml read its configuration and its certificate anew. No connection is cut.
set -eu
cd "$(dirname "$0")"

in_nginx() { docker compose -f ../compose.yaml exec -T nginx "$@"; }

in_nginx sh -s <configure-nginx.sh
in_nginx nginx -t -q </dev/null
in_nginx nginx -s reload </dev/null
