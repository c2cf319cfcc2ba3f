#!/bin/sh
# POSTGRES_HOST, POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB: the database behind.
set -eu
umask 077
mkdir -p /tmp/pgbouncer
printf '"%s" "%s"\n' "$POSTGRES_USER" "$POSTGRES_PASSWORD" > /tmp/pgbouncer/users.txt
sed -e "s/@DATABASE@/$POSTGRES_DB/g" -e "s/@HOST@/$POSTGRES_HOST/g" -e "s/@PORT@/${POSTGRES_PORT:-5432}/g" \
  /etc/pgbouncer/pgbouncer.ini > /tmp/pgbouncer/pgbouncer.ini
exec pgbouncer /tmp/pgbouncer/pgbouncer.ini
