#!/bin/sh
# Writes nginx's configuration in its container from deploy/nginx/corporate-site.conf, by the lines marked with CHANGE there.
# SITES and BACKENDS are addresses with ports, separated by spaces. UPLOAD_MAX_MB is that of the sites.
set -eu
from=${1:-/etc/corporate-site/corporate-site.conf}
to=${2:-/etc/nginx/conf.d/default.conf}

# nginx does not start with an address of IPv6 where the system has none.
without=''
[ -f "${3:-/proc/net/if_inet6}" ] || without='/listen \[::\]:/d'

servers() { for address in $1; do printf 'server %s max_fails=2 fail_timeout=2s; ' "$address"; done; }

# Editors' pictures have up to 20 MB. A form has fields beside its file.
largest=${UPLOAD_MAX_MB:-10}
case $largest in
  *[!0-9]*)
    echo "UPLOAD_MAX_MB: got \"$largest\", accepts a whole number from 1 to 100" >&2
    exit 1
    ;;
esac
[ "$largest" -gt 20 ] || largest=20

sed \
  -e "s|server 127.0.0.1:3000 [^;]*;|$(servers "$SITES")|" \
  -e "s|server 127.0.0.1:3001 [^;]*;|$(servers "$BACKENDS")|" \
  -e "s|www\.example\.com|$SITE_HOST|" \
  -e "s|admin\.example\.com|$ADMIN_HOST|" \
  -e 's|/etc/ssl/corporate-site/|/run/secrets/|' \
  -e 's|/var/cache/nginx-corporate-site|/var/cache/nginx/corporate-site|' \
  -e "s|client_max_body_size 22m|client_max_body_size $(expr "$largest" + 2)m|" \
  -e "$without" \
  "$from" >"$to"
