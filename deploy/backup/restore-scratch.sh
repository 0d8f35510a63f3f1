#!/bin/sh
# Restores a base backup and its archived WAL to a point in time, into a cluster of its own that is thrown away after the
# rehearsal. Run it as a user that may run PostgreSQL; PGBIN is the folder of its programs, of the version of the backup.
#
#   restore-scratch.sh BASE WAL 'INSTANT' SCRATCH PORT
#
# BASE is a folder as pg_basebackup writes it, WAL the folder of the archive, INSTANT like 2026-12-01 06:00:00+01, SCRATCH
# a folder that does not exist yet. To end it: "$PGBIN/pg_ctl" stop -D SCRATCH -m immediate, then delete the folder.
set -eu
[ $# -eq 5 ] || { sed -n '2,10s/^# \{0,1\}//p' "$0" >&2; exit 1; }
base=$1 wal=$2 instant=$3 scratch=$4 port=$5
bin=${PGBIN:-$(dirname "$(command -v pg_ctl)")}

[ ! -e "$scratch" ] || { echo "$scratch exists already" >&2; exit 1; }
mkdir -m 700 "$scratch"
cp -R "$base/." "$scratch/"
rm -f "$scratch/postmaster.pid" "$scratch/postmaster.opts"
touch "$scratch/recovery.signal"
# The copy archives nothing, answers on this machine alone, and trusts it: it holds customers' data as the backup does.
cat >> "$scratch/postgresql.auto.conf" <<CONF
archive_mode = off
listen_addresses = '127.0.0.1'
port = $port
unix_socket_directories = ''
hba_file = '$scratch/pg_hba.conf'
restore_command = 'cp "$wal/%f" "%p"'
recovery_target_time = '$instant'
recovery_target_action = promote
CONF
printf 'host all all 127.0.0.1/32 trust\n' > "$scratch/pg_hba.conf"
# It waits until the instant is reached and the copy takes connections.
"$bin/pg_ctl" start -D "$scratch" -w -t 86400 -l "$scratch/rehearsal.log" > /dev/null
echo "restored to $instant, on port $port"
