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
least_node=20.19

usage() {
  cat <<END
Usage: deploy/install.sh COMMAND [OPTIONS]

  install     make the user, the folders, the settings and the service, and start it
  upgrade     fetch a version, build it beside the one that serves, and have it take over
  rollback    have the version before the last upgrade serve again
  status      say what is installed and what runs

  --from REPOSITORY    what to install: an address or a folder (default: where this script is; for an upgrade, where
                       the files came from)
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

# The same as the service's user, in the project's folder, or in the one where it is being made.
as_user() {
  if [ "$dry_run" = 1 ]; then
    echo "  would run as $name: $*"
  elif [ -n "$destdir" ]; then
    (cd "$destdir${making:-$app}" && "$@")
  else
    (cd "${making:-$app}" && runuser -u "$name" -- "$@")
  fi
}

# Asks git about the installation. It trusts the files of nobody else, so root asks as their owner.
git_says() {
  if [ -n "$destdir" ] || [ "$(id -u)" != 0 ]; then
    git -c safe.directory='*' -C "$destdir$app" "$@"
  else
    (cd "$app" && runuser -u "$name" -- git "$@")
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
  # Without its last line break, the new line would continue the last one.
  kept=$(cat "$destdir$settings" 2>/dev/null || echo '# Settings of the site: README.md names them.')
  printf '%s\n%s\n' "$kept" "$1=$2" | put "$settings" 600
}

# What is written into files as a public address.
check_url() {
  case $1 in '' | http://?* | https://?*) ;; *) die "$1 is no address: it begins with https://" ;; esac
  case $1 in *[!A-Za-z0-9.:/_~-]*) die "$1 is no address: it has other characters than those of host names" ;; esac
  # With a path the service would not start, and a later run would not correct the setting.
  rest=${1#*://}
  case ${rest%/} in */*) die "$1 is no address of a whole host: nothing may follow the host and the port" ;; esac
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
  [ -z "$missing" ] || die "not installed:$missing. On Debian 13 and Ubuntu 25.10: apt-get install git nodejs npm; on older ones Node $least_node or newer from https://nodejs.org or your provider"
  found=$(node --version | sed 's/^v//')
  oldest=$(printf '%s\n%s\n' "$least_node" "$found" | sort -V | head -n 1)
  [ "$oldest" = "$least_node" ] || die "Node $found is too old: $least_node or newer is needed"
  [ -n "$destdir" ] && return
  case $(readlink -f "$(command -v node)") in
    /root/* | /home/*) die "Node is in a home folder, where the service cannot reach it: install it for all users" ;;
  esac
}

# Whether there are so many MB for packages and builds.
check_room() {
  folder=$destdir$app
  while [ ! -d "$folder" ]; do folder=$(dirname "$folder"); done
  free=$(df -Pk "$folder" | awk 'NR == 2 { print int($4 / 1024) }')
  [ "$free" -ge "$1" ] || die "$folder has $free MB left, and this takes $1"
}

make_user() {
  [ -n "$destdir" ] && return
  if id "$name" >/dev/null 2>&1; then return; fi
  say "the user $name"
  run useradd --system --home-dir "$app" --no-create-home --shell /usr/sbin/nologin "$name"
}

fetch_files() {
  if [ -d "$destdir$app/.git" ]; then
    [ -z "$ref" ] || say "the files are there already; another version comes by: deploy/install.sh upgrade --ref $ref"
    return
  fi
  say "the files, from $from"
  # In a folder of its own, so that what was interrupted is not taken for an installation.
  making=$app.new
  if [ -d "$destdir$app" ]; then
    others=$(cd "$destdir$app" && find . -mindepth 1 -maxdepth 1 ! -name lost+found)
    [ -z "$others" ] || [ -d "$destdir$app/.new" ] || die "$destdir$app holds other files"
    # A mount point or a link stays.
    run rmdir "$destdir$app" 2>/dev/null || making=$app/.new
  fi
  run rm -rf "$destdir$making" "$destdir$making.git"
  run install -d -m 750 "$destdir$making"
  [ -n "$destdir" ] || run chown "$name:" "$making"
  if [ -d "$from" ]; then
    # The user may not be allowed to read the folder.
    run git -c safe.directory='*' clone --quiet --no-hardlinks "$from" "$destdir$making"
    [ -n "$destdir" ] || run chown -R "$name:" "$making"
  else
    as_user git clone --quiet "$from" .
  fi
  if [ -n "$ref" ] && ! as_user git checkout --quiet "$ref"; then
    rm -rf "$destdir$making"
    die "there is no version $ref in $from"
  fi
  if [ "$making" = "$app.new" ]; then
    run mv "$destdir$making" "$destdir$app"
  else
    # With its repository, which comes last, it is an installation.
    run mv "$destdir$making/.git" "$destdir$making.git"
    run cp -a "$destdir$making/." "$destdir$app"
    run mv "$destdir$making.git" "$destdir$app/.git"
    run rm -rf "$destdir$making"
  fi
  making=
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
  # Behind our nginx visitors' addresses are in a header, which nobody may write who passes nginx by.
  if [ "$nginx" = 1 ]; then
    keep_setting TRUSTED_PROXIES 1
    keep_setting HOST 127.0.0.1
  fi
  if [ -n "$admin_email" ] && [ -z "$(setting ADMIN_EMAIL)" ]; then
    # The password first: an address without one would keep the backend from starting, if this is interrupted.
    password=$(setting ADMIN_PASSWORD)
    if [ -z "$password" ]; then
      password=$(od -An -tx1 -N 12 /dev/urandom | tr -d ' \n')
      keep_setting ADMIN_PASSWORD "$password"
    fi
    keep_setting ADMIN_EMAIL "$admin_email"
    [ "$dry_run" = 1 ] || echo "  first administrator: $admin_email, password: $password (change it after signing in)"
  fi
}

with_node() { sed "s|^ExecStart=/usr/bin/node |ExecStart=$node |"; }

# The unit as it would be installed from a commit.
unit_of() { git_says show "$1:deploy/systemd/$name.service" 2>/dev/null | with_node; }

# Writes the unit of the files that are there. One that somebody has changed since it came from the given commit stays.
write_unit() {
  say "the service $unit"
  node=$(command -v node)
  source=$destdir$app/deploy/systemd/$name.service
  [ -f "$source" ] || source=$from/deploy/systemd/$name.service
  if [ ! -f "$source" ]; then
    [ "$dry_run" = 1 ] || die "$source is missing"
    echo "  would write: $destdir$unit"
    return
  fi
  former_unit=$(cat "$destdir$unit" 2>/dev/null || true)
  new_unit=$(with_node <"$source")
  if [ -n "$former_unit" ] && [ "$former_unit" != "$new_unit" ] && [ "$former_unit" != "$(unit_of "$1")" ]; then
    say "$unit stays as it is: somebody has changed it. Ours is $source; changes of your own belong into: systemctl edit $name"
    return
  fi
  printf '%s\n' "$new_unit" | put "$unit" 644
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
    # Each in its own block: the site's port may be 3001.
    sed -e "/^upstream corporate_site /,/^}/s|127\.0\.0\.1:3000 |127.0.0.1:$port |" \
      -e "/^upstream corporate_backend /,/^}/s|127\.0\.0\.1:3001 |127.0.0.1:$backend_port |" \
      -e "s|www\.example\.com|$(host_of "$site_url")|" -e "s|admin\.example\.com|$(host_of "$admin_url")|" \
      -e "s|/etc/ssl/$name|$certificates|" -e "$(without_ipv6)" "$source" | put "$sites/$name.conf" 644
  fi
  if [ ! -f "$destdir$certificates/fullchain.pem" ]; then
    echo "  not enabled: there is no certificate in $certificates yet. It is for both names:"
    echo "  certbot certonly --webroot -w /var/www/html --deploy-hook 'systemctl reload nginx' -d $(host_of "$site_url") -d $(host_of "$admin_url")   # then:"
    echo "  ln -s $sites/$name.conf /etc/nginx/sites-enabled/ && nginx -t && systemctl reload nginx"
    return
  fi
  enabled=$destdir/etc/nginx/sites-enabled/$name.conf
  made=0
  if [ ! -e "$enabled" ]; then
    run install -d "$(dirname "$enabled")"
    run ln -sf "$sites/$name.conf" "$enabled"
    made=1
  fi
  [ -z "$destdir" ] || return 0
  if run nginx -t; then
    run systemctl reload-or-restart nginx
  else
    # It would keep nginx from starting again. The site itself can run all the same.
    [ "$made" = 0 ] || rm -f "$enabled"
    nginx_fails=1
  fi
}

# For sed: nginx does not start with an address of IPv6 where the system has none.
without_ipv6() { [ -n "$destdir" ] || [ -f /proc/net/if_inet6 ] || echo '/listen \[::\]:/d'; }

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

# Asks where the launcher does: at HOST, or at the loopback's address when the site listens on every one.
is_ready() {
  host=$(setting HOST)
  case $host in
    '' | 0.0.0.0 | ::) host=127.0.0.1 ;;
    *:*) host="[$host]" ;;
  esac
  node -e 'fetch(process.argv[1], { signal: AbortSignal.timeout(4000) }).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' \
    "http://$host:$port/api/health/ready"
}

wait_until_well() {
  seconds=0
  until is_ready; do
    # Asked once: between two questions the state may change.
    case $(systemctl is-active "$name" || true) in
      active | activating | reloading | deactivating) ;;
      *) die "it does not run: journalctl -u $name" ;;
    esac
    [ "$seconds" -lt 1200 ] || die "it did not answer within 20 minutes: journalctl -u $name"
    sleep 5
    seconds=$((seconds + 5))
  done
  say "it serves: $(setting SITE_URL)"
}

# The settings by which the upgrade's programs find the launcher, and the one of a build that it does not tell them. They
# get all others from it.
launcher_settings() {
  for key in PORT RELEASES_DIR PRERENDER_PAGES; do
    value=$(setting "$key")
    [ -z "$value" ] || echo "$key=$value"
  done
}

# A note of an upgrade: `before-upgrade`, the version before the last one; `upgrading`, the one that serves until it is over.
note() { cat "$destdir$app/.data/$1" 2>/dev/null || true; }
write_note() { printf '%s\n' "$2" | as_user sh -c "umask 077 && mkdir -p .data && cat >.data/$1.new && mv .data/$1.new .data/$1"; }

# Git in the installation: as its user, or as whoever may read the folder that the files come from.
git_at_origin() {
  if [ ! -d "$origin" ]; then
    as_user git "$@"
    return
  fi
  # Neither folder may be root's. Older versions of git read such a permission from files only.
  trust=$(mktemp)
  printf '[safe]\n\tdirectory = %s\n' '*' "$destdir$app" "$origin" >"$trust"
  run env GIT_CONFIG_GLOBAL="$trust" git -C "$destdir$app" "$@" && is_done=1 || is_done=0
  rm "$trust"
  [ "$is_done" = 1 ] || return
  [ -n "$destdir" ] || run chown -R "$name:" "$app/.git"
}

# Later upgrades come from there, too. Its main branch may have another name.
change_origin() {
  # Names of the former one would stand for versions that this one does not have.
  git_at_origin remote set-url origin "$1" && git_at_origin fetch --quiet --prune --force --tags origin || return
  git_at_origin remote set-head origin --auto >/dev/null 2>&1 || git_at_origin remote set-head origin --delete
}

fetch_new() {
  [ "$new_from" != "$(cd "$destdir$app" && pwd -P)" ] || die "--from: $new_from is the installation itself"
  former_origin=$(git_says remote get-url origin)
  origin=${new_from:-$former_origin}
  if [ "$origin" = "$former_origin" ]; then
    git_at_origin fetch --quiet --tags origin
  elif [ "$dry_run" = 1 ]; then
    say "would fetch from $origin, and install ${ref:-its main branch}"
    exit
  elif ! change_origin "$origin"; then
    git_at_origin remote set-url origin "$former_origin"
    die "$origin has no versions to fetch"
  fi
}

commit_of() { git_says rev-parse --verify --quiet "$1^{commit}"; }

# The commit of a branch or a tag of the repository, or of a commit itself. The installation's own branch is old.
version_of() {
  commit_of "refs/remotes/origin/$1" && return
  commit_of "refs/tags/$1" && return
  case $1 in *[!0-9a-f]*) return 1 ;; *) commit_of "$1" ;; esac
}

# Checks a commit out, and has it take over. If it cannot serve, the former files are checked out again.
take_over() {
  # Files that an interrupted upgrade left are of a version that may not serve.
  interrupted=$(note upgrading)
  former=${interrupted:-$(commit_of HEAD)}
  if [ -z "$interrupted" ] && [ "$1" = "$former" ]; then
    say 'this version serves already'
    return
  fi
  [ "$dry_run" = 1 ] || write_note upgrading "$former"
  if as_user git checkout --quiet --detach "$1" && install_packages && switch_over; then
    if [ "$dry_run" = 1 ]; then return; fi
    [ "$1" = "$former" ] || write_note before-upgrade "$former"
    # Before the note is gone, which says what an interrupted upgrade came from.
    write_unit "$former"
    as_user rm -f .data/upgrading
    return
  fi
  say 'it does not work; the files go back to the version that serves'
  as_user git checkout --quiet --detach "$former"
  install_packages
  as_user rm -f .data/upgrading
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
  [ -n "$destdir" ] || [ "$dry_run" = 1 ] || command -v nginx >/dev/null || die 'nginx is not installed: apt-get install nginx'
  check_url "$site_url"
  check_url "$admin_url"
  case $site_url in https://*) ;; *) die '--nginx needs --site-url https://…' ;; esac
  case $admin_url in https://*) ;; *) die '--nginx needs --admin-url https://…' ;; esac
  # A port in the settings stays, whatever --port says.
  site_port=$(setting PORT | grep . || echo "$port")
  for taken in 3080 3081; do
    remedy='--port with another number'
    [ "$(setting PORT)" != "$taken" ] && [ "$(setting BACKEND_PORT)" != "$taken" ] || remedy="change PORT and BACKEND_PORT in $settings"
    if [ "$site_port" = "$taken" ] || [ "$backend_port" = "$taken" ]; then
      die "nginx itself listens on $taken: $remedy; the site would have $site_port, the backend $backend_port"
    fi
  done
}

do_install() {
  check_nginx
  check_programs
  [ -d "$destdir$app/.git" ] || check_room 3000
  make_user
  fetch_files
  write_settings
  install_packages
  write_unit HEAD
  write_nginx
  start_service
  [ "$nginx_fails" = 0 ] || die "nginx does not take its configuration: its lines above say why. Repair it, and run this again"
}

do_upgrade() {
  require_installed
  check_programs
  check_room 1500
  say 'the new files'
  fetch_new
  wanted=$(version_of "${ref:-HEAD}" || { [ -z "$ref" ] && version_of main; }) || die "there is no version ${ref:-origin/HEAD}: --ref NAME"
  take_over "$wanted"
}

do_rollback() {
  require_installed
  wanted=$(note before-upgrade)
  [ -n "$wanted" ] || die 'there was no upgrade yet'
  check_programs
  say "back to $wanted"
  take_over "$wanted"
}

do_status() {
  require_installed
  echo "folder    $destdir$app"
  echo "version   $(git_says log -1 --format='%h, %cs')"
  echo "before    $(note before-upgrade)"
  [ -z "$(note upgrading)" ] || echo "an upgrade from $(note upgrading) was interrupted: run it again"
  if [ -z "$destdir" ]; then
    echo "service   $(systemctl is-active "$name" || true)"
    # shellcheck disable=SC2046 # As above.
    as_user env $(launcher_settings) npm run --silent status
  fi
}

command=${1:-}
[ $# -eq 0 ] || shift
from=$(cd "$(dirname "$0")/.." && pwd)
new_from='' ref='' admin_email='' nginx=0 nginx_fails=0 start=1 dry_run=0 new_settings='' making=''
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
        --from)
          from=$1
          # Git would look for it from elsewhere.
          [ ! -d "$from" ] || from=$(cd "$from" && pwd -P)
          new_from=$from
          ;;
        --ref) ref=$1 ;;
        --site-url)
          check_url "$1"
          site_url=${1%/}
          ;;
        --admin-url)
          check_url "$1"
          admin_url=${1%/}
          ;;
        --admin-email) admin_email=$1 ;;
        --port) port=$1 ;;
        --seed) seed=$1 ;;
      esac
      ;;
    *) die "unknown option $option (deploy/install.sh without a command lists them)" ;;
  esac
  shift
done

case $admin_email in *[!A-Za-z0-9.@_%+-]* | @* | *@) die "--admin-email: got $admin_email, accepts an address" ;; esac
case $admin_email in '' | *@*) ;; *) die "--admin-email: got $admin_email, accepts an address" ;; esac
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
