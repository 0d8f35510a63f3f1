import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Machine, startService } from "./processes.ts";

export const passwords = {
  superuser: "superuser-1",
  replication: "replication-1",
  owner: "owner-1",
};

/** Starts etcd and Patroni of a machine; Patroni starts PostgreSQL. */
export function startDatabase(machine: Machine, all: readonly Machine[], folder: string): void {
  startEtcd(machine, all, folder);
  startPatroni(machine, all, folder);
}

function startEtcd(machine: Machine, all: readonly Machine[], folder: string): void {
  const { name, address } = machine;
  const settings = {
    name,
    "data-dir": join(machine.folder, "etcd"),
    "listen-client-urls": `http://${address}:2379`,
    "advertise-client-urls": `http://${address}:2379`,
    "listen-peer-urls": `http://${address}:2380`,
    "initial-advertise-peer-urls": `http://${address}:2380`,
    "initial-cluster": all.map((one) => `${one.name}=http://${one.address}:2380`).join(","),
    "initial-cluster-state": "new",
    "enable-v2": "true",
    "heartbeat-interval": "100",
    "election-timeout": "1000",
    "log-level": "warn",
    logger: "zap",
  };
  const args = Object.entries(settings).map(([key, value]) => `--${key}=${value}`);
  startService(`etcd-${name}`, ["etcd", ...args], { folder, machine });
}

function startPatroni(machine: Machine, all: readonly Machine[], folder: string): void {
  const file = join(machine.folder, "patroni.json");
  writeFileSync(file, JSON.stringify(patroniSettings(machine, all), null, 2));
  const command = ["/usr/bin/patroni", file];
  startService(`patroni-${machine.name}`, command, { folder, machine });
}

/** What a leader may be asked by PATCH /config to hold or to give up. */
export const replication = {
  synchronous: {
    synchronous_mode: true,
    synchronous_mode_strict: true,
    postgresql: { parameters: { synchronous_commit: "on" } },
  },
  asynchronous: {
    synchronous_mode: false,
    synchronous_mode_strict: false,
    postgresql: { parameters: { synchronous_commit: "local" } },
  },
};

const parameters = {
  max_connections: 200,
  max_wal_size: "256MB",
  wal_keep_size: "128MB",
  wal_log_hints: "on",
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 2,
  tcp_user_timeout: 8000,
  wal_sender_timeout: "5s",
  wal_receiver_timeout: "5s",
  wal_retrieve_retry_interval: "500ms",
  synchronous_commit: "on",
};

/** JSON is YAML. The v2 interface of etcd, because Patroni 3.0.2 loses acknowledged acts over the v3 interface. */
function patroniSettings({ name, address, folder }: Machine, all: readonly Machine[]) {
  return {
    scope: "portal",
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    etcd: { hosts: all.map((one) => `${one.address}:2379`) },
    bootstrap: {
      dcs: {
        ttl: 8,
        loop_wait: 1,
        retry_timeout: 3,
        primary_start_timeout: 0,
        // A synchronous standby has every acknowledged act, however much the leader wrote that was never acknowledged.
        maximum_lag_on_failover: 1_073_741_824,
        ...replication.synchronous,
        postgresql: { use_pg_rewind: true, use_slots: true, parameters },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: join(folder, "disk/data"),
      bin_dir: "/usr/lib/postgresql/15/bin",
      pgpass: join(folder, "pgpass"),
      authentication: {
        superuser: { username: "postgres", password: passwords.superuser },
        replication: { username: "replicator", password: passwords.replication },
        rewind: { username: "rewinder", password: passwords.replication },
      },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      parameters: {
        unix_socket_directories: folder,
        log_min_messages: "warning",
        shared_buffers: "64MB",
      },
      pg_hba: [
        "local all all trust",
        "host replication replicator 10.77.0.0/24 scram-sha-256",
        "host all all 10.77.0.0/24 scram-sha-256",
      ],
    },
  };
}
