import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface Engine {
  name: string;
  /** Builds the image from the repository. */
  build(root: string, tag: string): void;
  /** Starts a container on the network of this machine, with a read-only root and without rights. */
  start(tag: string, name: string, command: string, settings: Record<string, string>): ChildProcess;
  /** Sends SIGTERM, and ends what has not stopped after fifteen seconds. */
  stop(name: string): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Docker where its daemon answers, else podman. */
export function findEngine(folder: string): Engine {
  if (spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0) return docker(folder);
  if (spawnSync("podman", ["--version"], { stdio: "ignore" }).status === 0) return podman(folder);
  throw new Error(
    "Neither docker nor podman is there: apt-get install podman buildah runc mmdebstrap uidmap",
  );
}

const isolated = [
  "--network=host",
  "--read-only",
  "--cap-drop=ALL",
  "--security-opt=no-new-privileges",
  // Where uploads arrive before they are inspected.
  "--tmpfs=/tmp:rw,mode=1777,size=256m",
];

function docker(folder: string): Engine {
  return engine("docker", "docker", [], {
    build: (root, tag) =>
      run("docker", ["build", "-t", tag, ...basesOf(folder, "docker", []), root]),
    more: [],
  });
}

/** Inside another container: no registry may be reachable, no overlay file system and no cgroups of its own. */
function podman(folder: string): Engine {
  const file = join(folder, "containers.conf");
  writeFileSync(file, "[containers]\ndefault_ulimits=[]\n");
  process.env["CONTAINERS_CONF"] = file;
  const store = [
    "--storage-driver=vfs",
    `--root=${join(folder, "store")}`,
    `--runroot=${join(folder, "run")}`,
  ];
  const runner =
    existsSync("/usr/sbin/runc") || existsSync("/usr/bin/runc") ? ["--runtime=runc"] : [];
  return engine("podman", "podman", [...store, ...runner, "--cgroup-manager=cgroupfs"], {
    build(root, tag) {
      const bases = basesOf(folder, "podman", store);
      run("buildah", [
        ...store,
        "bud",
        "--isolation=chroot",
        "--format=docker",
        "-t",
        tag,
        ...bases,
        root,
      ]);
    },
    more: [
      "--cgroupns=host",
      "--ulimit=nofile=1024:1024",
      "--ulimit=nproc=1024:1024",
      "--read-only-tmpfs=false",
    ],
  });
}

function engine(
  name: string,
  program: string,
  general: string[],
  { build, more }: Pick<Engine, "build"> & { more: string[] },
): Engine {
  return {
    name,
    build,
    start(tag, container, command, settings) {
      const env = Object.entries(settings).map(([key, value]) => `--env=${key}=${value}`);
      const args = [
        "run",
        "--rm",
        `--name=${container}`,
        ...isolated,
        ...more,
        ...env,
        tag,
        command,
      ];
      return spawn(program, [...general, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    },
    stop: (container) => finished(program, [...general, "stop", "-t", "15", container]),
    remove: (container) => finished(program, [...general, "rm", "-f", container]),
  };
}

const BASE = "gcr.io/distroless/cc-debian12";

/** The base images of the Dockerfile; where no registry answers, bases made of Debian's packages and this Node. */
function basesOf(folder: string, program: string, general: string[]): string[] {
  const pulled = spawnSync(program, [...general, "pull", BASE], {
    stdio: "ignore",
    timeout: 30_000,
  });
  if (pulled.status === 0) return [];
  const base = join(folder, "base.tar");
  // Without a shell: packages are unpacked and not configured.
  const packages = "--include=libc6,libstdc++6,libgcc-s1,tzdata";
  if (!existsSync(base)) run("mmdebstrap", ["--variant=extract", packages, "bookworm", base]);
  const bin = join(folder, "node/usr/local/bin");
  mkdirSync(bin, { recursive: true });
  copyFileSync(process.execPath, join(bin, "node"));
  run("tar", ["-cf", join(folder, "node.tar"), "-C", join(folder, "node"), "usr"]);
  run(program, [...general, "import", base, "localhost/portal-base:test"]);
  run(program, [...general, "import", join(folder, "node.tar"), "localhost/portal-node:test"]);
  return [
    "--build-arg=BASE_IMAGE=localhost/portal-base:test",
    "--build-arg=NODE_IMAGE=localhost/portal-node:test",
  ];
}

function run(program: string, args: string[]): void {
  execFileSync(program, args, { stdio: ["ignore", "ignore", "inherit"] });
}

/** Runs a program beside the requests of the test; a container that is gone already is no failure. */
async function finished(program: string, args: string[]): Promise<void> {
  await once(spawn(program, args, { stdio: "ignore" }), "close");
}
