#!/bin/sh
# Makes the missing secrets of deploy/compose.yaml in deploy/secrets. Only its owner can open the folder; the files can
# be read by the users of the containers, which see them one by one.
set -eu
cd "$(dirname "$0")/.."
umask 077
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

[ -s fullchain.pem ] && [ -s privkey.pem ] || echo 'Put the certificate of the site and the admin there: fullchain.pem and privkey.pem'
