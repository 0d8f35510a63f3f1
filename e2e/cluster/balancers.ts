import type { ChildProcess } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { passwords } from "./database.ts";
import { HUB } from "./network.ts";
import { type Machine, startService } from "./processes.ts";

export const DATABASE_PORT = 5000;
export const BOUNCER_PORT = 6432;
export const PORTAL_PORT = 8080;

/** Leads to the PostgreSQL that Patroni says is the leader, and ends connections to one that is not any more. */
export function startDatabaseBalancer(folder: string, machines: readonly Machine[]): ChildProcess {
  const servers = machines.map(
    ({ name, address }) => `  server ${name} ${address}:5432 maxconn 190 check port 8008`,
  );
  const settings = `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout queue 5s
  timeout check 2s
  retries 0
listen leader
  bind ${HUB}:${DATABASE_PORT}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 500ms downinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join("\n")}
`;
  return startHaproxy(folder, "haproxy-database", settings);
}

/** The balancer of the compose file, its addresses replaced by those of the nodes. */
export function startPortalBalancer(
  root: string,
  folder: string,
  ports: readonly number[],
): ChildProcess {
  const settings = readFileSync(join(root, "deploy/compose/haproxy.cfg"), "utf8")
    .replace(/resolvers names\n(?: .*\n)+/, "")
    .replace(" init-addr none resolvers names", "")
    .replace("bind :8080", `bind 127.0.0.1:${PORTAL_PORT}`)
    .replaceAll(/web-(\d):3000/g, (_, at: string) => `127.0.0.1:${ports[Number(at) - 1]}`);
  return startHaproxy(folder, "haproxy-portal", settings);
}

function startHaproxy(folder: string, name: string, settings: string): ChildProcess {
  const file = join(folder, `${name}.cfg`);
  writeFileSync(file, settings);
  return startService(name, ["haproxy", "-db", "-f", file], { folder });
}

/** PgBouncer in session mode, which learns the verifiers of the roles from PostgreSQL. */
export function startBouncer(folder: string): ChildProcess {
  const users = join(folder, "bouncer-users.txt");
  writeFileSync(users, `"postgres" "${passwords.superuser}"\n`);
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
portal = host=${HUB} port=${DATABASE_PORT} dbname=portal auth_user=postgres
[pgbouncer]
listen_addr = ${HUB}
listen_port = ${BOUNCER_PORT}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
auth_query = select usename, passwd from pg_shadow where usename = $1
pool_mode = session
max_client_conn = 500
default_pool_size = 60
server_login_retry = 1
server_check_delay = 0
`,
  );
  return startService("pgbouncer", ["pgbouncer", file], { folder });
}
