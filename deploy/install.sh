#!/bin/sh
# Installs the site and its backend on Debian or Ubuntu as a service of systemd, upgrades it, and goes back to the version
# before (docs/operations.md#by-the-script). It can be run again at any time: what is there stays.
set -eu

name=corporate-site
destdir=${DESTDIR:-}
app=/srv/$name
settings=/etc/$name.env
unit=/etc/systemd/system/$name.service
sites=/etc/nginx/sites-available
least_node=20.9

usage() {
  cat <<END
Usage: deploy/install.sh COMMAND [OPTIONS]

  install     make the user, the folders, the settings and the service, and start it
  upgrade     fetch a version, build it beside the one that serves, and have it take over
  rollback    have the version before the last upgrade serve again
  status      say what is installed and what runs

  --from REPOSITORY    what to install: an address or a folder (default: where this script is)
  --ref NAME           the branch, tag or commit (default: the one of that repository)
  --site-url URL       the public address, such as https://www.example.com
  --admin-url URL      the address of the admin behind a proxy, such as https://admin.example.com
  --admin-email MAIL   the first administrator; the password is made up, and shown once
  --port NUMBER        of the site (default: 3000); the backend has the next one
  --seed NAME          demo, starter or none (default: none, an empty site with a setup)
  --nginx              put our configuration of nginx in place, for --site-url and --admin-url
  --no-start           install only
  --dry-run            say what would be done, and do nothing

DESTDIR=FOLDER makes everything below a folder, without user, service and packages: for packages and tests.
END
}

die() {
  echo "install.sh: $*" >&2
  exit 1
}

say() { echo "==> $*"; }

# Runs a command, or prints it in a dry run.
run() {
  if [ "$dry_run" = 1 ]; then echo "  would run: $*"; else "$@"; fi
}

# The same as the service's user, in the project's folder.
as_user() {
  if [ "$dry_run" = 1 ]; then
    echo "  would run as $name: $*"
  elif [ -n "$destdir" ]; then
    (cd "$destdir$app" && "$@")
  else
    (cd "$app" && runuser -u "$name" -- "$@")
  fi
}

# Writes its input to a file with a mode, unless the same is there.
put() {
  target=$destdir$1
  text=$(cat)
  if [ -f "$target" ] && [ "$text" = "$(cat "$target")" ]; then return; fi
  if [ "$dry_run" = 1 ]; then
    echo "  would write: $target"
    return
  fi
  install -d "$(dirname "$target")"
  # Never readable by others, not even for a moment.
  (umask 077 && printf '%s\n' "$text" >"$target.new")
  chmod "$2" "$target.new"
  mv "$target.new" "$target"
}

setting() {
  [ -r "$destdir$settings" ] || return 0
  sed -n "s/^$1=//p" "$destdir$settings" | tail -n 1 | tr -d "\"'"
}

# Adds a setting that the file does not have yet. What somebody has written there stays.
keep_setting() {
  [ -n "$2" ] || return 0
  if [ -f "$destdir$settings" ] && grep -q "^$1=" "$destdir$settings"; then
    [ "$(setting "$1")" = "$2" ] || echo "  $1 stays $(setting "$1")"
    return 0
  fi
  if [ "$dry_run" = 1 ]; then
    case $1 in *PASSWORD) echo "  would set $1" ;; *) echo "  would set $1=$2" ;; esac
    return 0
  fi
  new_settings="$new_settings $1"
  { if [ -f "$destdir$settings" ]; then cat "$destdir$settings"; else echo '# Settings of the site: README.md names them.'; fi
    echo "$1=$2"; } | put "$settings" 600
}

check_system() {
  [ -n "$destdir" ] && return
  [ "$(id -u)" = 0 ] || [ "$dry_run" = 1 ] || die 'run it as root'
  [ -d /run/systemd/system ] || [ "$dry_run" = 1 ] || die 'systemd does not run here'
  if ! grep -Eq '^(ID|ID_LIKE)=.*(debian|ubuntu)' /etc/os-release 2>/dev/null; then
    echo 'Not tried on this system: Debian and Ubuntu are.' >&2
  fi
}

check_programs() {
  missing=
  for program in git node npm; do command -v "$program" >/dev/null || missing="$missing $program"; done
  [ -z "$missing" ] || die "not installed:$missing. On Debian 13 and Ubuntu 25.04: apt-get install git nodejs npm; on older ones Node $least_node or newer from https://nodejs.org or your provider"
  found=$(node --version | sed 's/^v//')
  oldest=$(printf '%s\n%s\n' "$least_node" "$found" | sort -V | head -n 1)
  [ "$oldest" = "$least_node" ] || die "Node $found is too old: $least_node or newer is needed"
}

check_room() {
  folder=$destdir$app
  while [ ! -d "$folder" ]; do folder=$(dirname "$folder"); done
  free=$(df -Pk "$folder" | awk 'NR == 2 { print int($4 / 1024) }')
  [ "$free" -ge 3000 ] || die "$folder has $free MB left, and an installation takes 3,000"
}

make_user() {
  [ -n "$destdir" ] && return
  if id "$name" >/dev/null 2>&1; then return; fi
  say "the user $name"
  run useradd --system --home-dir "$app" --no-create-home --shell /usr/sbin/nologin "$name"
}

fetch_files() {
  if [ -d "$destdir$app/.git" ]; then return; fi
  say "the files, from $from"
  run install -d -m 750 "$destdir$app"
  [ -n "$destdir" ] || run chown "$name:" "$app"
  if [ -d "$from" ]; then
    # The user may not be allowed to read the folder.
    run git -c safe.directory='*' clone --quiet --no-hardlinks "$from" "$destdir$app"
    [ -n "$destdir" ] || run chown -R "$name:" "$app"
  else
    as_user git clone --quiet "$from" .
  fi
  [ -z "$ref" ] || as_user git checkout --quiet "$ref"
}

install_packages() {
  [ -n "$destdir" ] && return
  say 'the packages'
  as_user env npm_config_cache="$app/.cache/npm" npm ci --no-audit --no-fund
}

write_settings() {
  say "the settings in $settings"
  keep_setting SITE_URL "$site_url"
  keep_setting ADMIN_URL "$admin_url"
  keep_setting PORT "$port"
  keep_setting BACKEND_PORT "$backend_port"
  keep_setting SEED "$seed"
  port=$(setting PORT | grep . || echo "$port")
  # Behind our nginx, which is on this machine, visitors' addresses are in a header.
  [ "$nginx" = 0 ] || keep_setting TRUSTED_PROXIES 127.0.0.1
  if [ -n "$admin_email" ] && [ -z "$(setting ADMIN_EMAIL)" ]; then
    password=$(od -An -tx1 -N 12 /dev/urandom | tr -d ' \n')
    keep_setting ADMIN_EMAIL "$admin_email"
    keep_setting ADMIN_PASSWORD "$password"
    [ "$dry_run" = 1 ] || echo "  first administrator: $admin_email, password: $password (change it after signing in)"
  fi
}

write_unit() {
  say "the service $unit"
  node=$(command -v node)
  source=$destdir$app/deploy/systemd/$name.service
  [ -f "$source" ] || source=$from/deploy/systemd/$name.service
  if [ ! -f "$source" ]; then
    echo "  would write: $destdir$unit"
    return
  fi
  former_unit=$(cat "$destdir$unit" 2>/dev/null || true)
  sed "s|^ExecStart=/usr/bin/node |ExecStart=$node |" "$source" | put "$unit" 644
  [ -n "$destdir" ] || run systemctl daemon-reload
  [ -z "$former_unit" ] || [ "$former_unit" = "$(cat "$destdir$unit")" ] || say "it has changed, and counts from: systemctl restart $name"
}

host_of() { echo "$1" | sed -E 's|^https?://([^/:]+).*|\1|'; }

write_nginx() {
  [ "$nginx" = 1 ] || return 0
  say 'the configuration of nginx'
  source=$destdir$app/deploy/nginx/$name.conf
  [ -f "$source" ] || source=$from/deploy/nginx/$name.conf
  certificates=/etc/letsencrypt/live/$(host_of "$site_url")
  if [ -f "$destdir$sites/$name.conf" ]; then
    echo "  $sites/$name.conf stays as it is"
  elif [ -f "$source" ]; then
    sed -e "s|127\.0\.0\.1:3000 |127.0.0.1:$port |" -e "s|127\.0\.0\.1:3001 |127.0.0.1:$backend_port |" \
      -e "s|www\.example\.com|$(host_of "$site_url")|" -e "s|admin\.example\.com|$(host_of "$admin_url")|" \
      -e "s|/etc/ssl/$name|$certificates|" "$source" | put "$sites/$name.conf" 644
  fi
  if [ ! -f "$destdir$certificates/fullchain.pem" ]; then
    echo "  not enabled: there is no certificate in $certificates yet (certbot certonly). Then:"
    echo "  ln -s $sites/$name.conf /etc/nginx/sites-enabled/ && nginx -t && systemctl reload nginx"
    return
  fi
  [ -e "$destdir/etc/nginx/sites-enabled/$name.conf" ] || run ln -s "$sites/$name.conf" "$destdir/etc/nginx/sites-enabled/$name.conf"
  if [ -z "$destdir" ]; then run nginx -t && run systemctl reload nginx; fi
}

start_service() {
  if [ -n "$destdir" ] || [ "$start" = 0 ]; then return; fi
  if [ -n "$new_settings" ] && systemctl is-active --quiet "$name"; then
    say "it runs without the new settings ($new_settings ) until: systemctl restart $name"
    return
  fi
  say 'the start: the first one builds, which takes minutes'
  run systemctl enable --now "$name"
  [ "$dry_run" = 1 ] || wait_until_well
}

is_ready() {
  node -e 'fetch(process.argv[1]).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' \
    "http://127.0.0.1:$port/api/health/ready"
}

wait_until_well() {
  seconds=0
  until is_ready; do
    systemctl is-active --quiet "$name" || [ "$(systemctl is-active "$name")" = activating ] || die "it does not run: journalctl -u $name"
    [ "$seconds" -lt 1200 ] || die "it did not answer within 20 minutes: journalctl -u $name"
    sleep 5
    seconds=$((seconds + 5))
  done
  say "it serves: $(setting SITE_URL)"
}

# The settings by which the upgrade's programs find the launcher. They get all others from the launcher itself.
launcher_settings() {
  for key in PORT RELEASES_DIR; do
    value=$(setting "$key")
    [ -z "$value" ] || echo "$key=$value"
  done
}

before() { cat "$destdir$app/.data/before-upgrade" 2>/dev/null || true; }

# The user may not be allowed to read a folder that the files came from.
fetch_new() {
  origin=$(git -c safe.directory='*' -C "$destdir$app" remote get-url origin)
  if [ ! -d "$origin" ]; then
    as_user git fetch --quiet --tags origin
    return
  fi
  run git -c safe.directory='*' -C "$destdir$app" fetch --quiet --tags origin
  [ -n "$destdir" ] || run chown -R "$name:" "$app/.git"
}

# The commit of a branch, a tag or a commit
commit_of() { git -c safe.directory='*' -C "$destdir$app" rev-parse --verify --quiet "$1^{commit}"; }

# Checks a commit out, and has it take over. If it cannot serve, the former files are checked out again.
take_over() {
  former=$(commit_of HEAD)
  as_user git checkout --quiet --detach "$1"
  [ "$dry_run" = 1 ] || [ "$(commit_of HEAD)" != "$former" ] || { say 'this version serves already'; return; }
  if install_packages && switch_over; then
    [ "$dry_run" = 1 ] || printf '%s\n' "$former" | as_user sh -c 'mkdir -p .data && cat >.data/before-upgrade'
    write_unit
    return
  fi
  say 'it does not work; the files go back to the version that serves'
  as_user git checkout --quiet --detach "$former"
  install_packages
  exit 1
}

switch_over() {
  if [ -n "$destdir" ]; then return; fi
  # shellcheck disable=SC2046 # Each line is a word of its own, and none has a space.
  as_user env $(launcher_settings) npm run --silent upgrade
}

require_installed() { [ -d "$destdir$app/.git" ] || die "there is no installation in $destdir$app"; }

check_nginx() {
  [ "$nginx" = 1 ] || return 0
  case $site_url in https://*) ;; *) die '--nginx needs --site-url https://…' ;; esac
  case $admin_url in https://*) ;; *) die '--nginx needs --admin-url https://…' ;; esac
}

do_install() {
  check_nginx
  check_programs
  check_room
  make_user
  fetch_files
  write_settings
  install_packages
  write_unit
  write_nginx
  start_service
}

do_upgrade() {
  require_installed
  check_programs
  say 'the new files'
  fetch_new
  wanted=$(commit_of "origin/${ref:-HEAD}" || commit_of "${ref:-main}") || die "there is no version ${ref:-origin/HEAD}: --ref NAME"
  take_over "$wanted"
}

do_rollback() {
  require_installed
  former=$(before)
  [ -n "$former" ] || die 'there was no upgrade yet'
  say "back to $former"
  take_over "$former"
}

do_status() {
  require_installed
  echo "folder    $destdir$app"
  echo "version   $(git -c safe.directory='*' -C "$destdir$app" log -1 --format='%h, %cs')"
  echo "before    $(before)"
  if [ -z "$destdir" ]; then
    echo "service   $(systemctl is-active "$name" || true)"
    # shellcheck disable=SC2046 # As above.
    as_user env $(launcher_settings) npm run --silent status
  fi
}

command=${1:-}
[ $# -eq 0 ] || shift
from=$(cd "$(dirname "$0")/.." && pwd)
ref='' admin_email='' nginx=0 start=1 dry_run=0 new_settings=''
# What a former run was told holds.
site_url=$(setting SITE_URL) admin_url=$(setting ADMIN_URL) port=$(setting PORT) seed=$(setting SEED)
: "${port:=3000}" "${seed:=none}"
while [ $# -gt 0 ]; do
  option=$1
  case $option in
    --nginx) nginx=1 ;;
    --no-start) start=0 ;;
    --dry-run) dry_run=1 ;;
    --from | --ref | --site-url | --admin-url | --admin-email | --port | --seed)
      [ $# -gt 1 ] || die "$option needs a value"
      shift
      case $option in
        --from) from=$1 ;;
        --ref) ref=$1 ;;
        --site-url) site_url=${1%/} ;;
        --admin-url) admin_url=${1%/} ;;
        --admin-email) admin_email=$1 ;;
        --port) port=$1 ;;
        --seed) seed=$1 ;;
      esac
      ;;
    *) die "unknown option $option (deploy/install.sh without a command lists them)" ;;
  esac
  shift
done

for url in "$site_url" "$admin_url"; do
  case $url in '' | http://?* | https://?*) ;; *) die "$url is no address: it begins with https://" ;; esac
done
case $port in '' | *[!0-9]*) die "--port: got $port, accepts a number" ;; esac
if [ "$port" -lt 1 ] || [ "$port" -gt 65534 ]; then die "--port: got $port, accepts 1 to 65534"; fi
backend_port=$(setting BACKEND_PORT)
: "${backend_port:=$((port + 1))}"
case $seed in demo | starter | none) ;; *) die "--seed: got $seed, accepts demo, starter or none" ;; esac

case $command in
  install | upgrade | rollback | status)
    check_system
    "do_$command"
    ;;
  '' | -h | --help | help) usage ;;
  *) die "unknown command $command (deploy/install.sh without a command lists them)" ;;
esac
