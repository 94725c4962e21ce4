#!/bin/sh
# Makes the missing secrets of deploy/compose.yaml in deploy/secrets, and deploy/settings.env. Only its owner can open the
# folder; the files can be read by the users of the containers, which see them one by one. What is there stays.
set -eu
cd "$(dirname "$0")/.."
umask 077
[ -e settings.env ] || cat >settings.env <<'END'
# Settings of README.md for both sites and both backends, one NAME=value a line. What deploy/compose.yaml sets, stays.
# MAIL_FROM=Company <site@example.com>
# MAIL_TO=office@example.com
END
# Where certbot shows to nginx that the names are yours.
mkdir -p acme
chmod 755 acme
mkdir -p secrets
cd secrets

random() { od -An -tx1 -N "$1" /dev/urandom | tr -d ' \n'; }
once() { [ -s "$1" ] || cat >"$1"; }

random 32 | once payload_secret
random 32 | once revalidate_secret
random 24 | once postgres_password
random 24 | once redis_password
random 10 | once s3_access_key_id
random 24 | once s3_secret_access_key
random 24 | once metrics_token
# smtp://USER:PASSWORD@HOST:PORT, if mails are to be sent.
[ -e smtp_url ] || : >smtp_url
# What payload_secret was before it was changed, for one start (docs/operations.md#secrets-of-compose).
[ -e payload_secret_former ] || : >payload_secret_former

printf 'postgres://corporate_site:%s@postgres:5432/corporate_site' "$(cat postgres_password)" | once database_url
printf 'redis://:%s@redis:6379' "$(cat redis_password)" | once redis_url
once redis_conf <<END
requirepass $(cat redis_password)
save ""
appendonly no
maxmemory 192mb
maxmemory-policy noeviction
END
once s3_config <<END
{
  "identities": [
    {
      "name": "backend",
      "credentials": [{ "accessKey": "$(cat s3_access_key_id)", "secretKey": "$(cat s3_secret_access_key)" }],
      "actions": ["Admin", "Read", "Write", "List", "Tagging"]
    }
  ]
}
END
chmod 444 ./*
for name in smtp_url payload_secret_former fullchain.pem privkey.pem; do
  [ ! -e $name ] || chmod u+w $name
done

[ -s fullchain.pem ] && [ -s privkey.pem ] ||
  echo 'Bring the certificate of the site and the admin: deploy/docker/take-certificate.sh FOLDER, with fullchain.pem and privkey.pem'
