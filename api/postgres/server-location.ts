import { createHash } from "node:crypto";
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { brand } from "@portal/brand/brand.ts";
import { StartProblem } from "../src/core/start-problem.ts";
import { findBinaries } from "./binaries.ts";
import { canEnter, canRun, findServerUser, type ServerUser } from "./server-user.ts";

/** The location of the server: its programs, its data folder, and the user it runs as. */
export interface ServerLocation {
  binaries: string;
  /** The folder with the cluster, its password, port and log. */
  home: string;
  user: ServerUser | undefined;
  /** The link in the data folder that leads to a home outside it. */
  link: string | undefined;
}

/** The folder for a server's user who cannot enter the checkout or the data folder. */
const elsewhere = join("/var/lib", brand.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"));

export function chooseLocation(dataDir: string, say: (line: string) => void): ServerLocation {
  const inside = join(makeWritable(dataDir), "postgres");
  const { folder, version } = findBinaries();
  const user = ownerOf(inside) ?? findServerUser(say);
  if (!user) {
    if (existsSync(inside)) makeWritable(inside);
    return { binaries: folder, home: inside, user, link: undefined };
  }
  const binaries = canRun(user, folder) ? folder : copyBinaries(folder, version, user, say);
  return { binaries, user, ...chooseHome(inside, user) };
}

/** Makes an empty folder that the server's user owns. `chmod` sets its mode, because `mkdir` applies the umask. */
export function makeOwnFolder(folder: string, user: ServerUser | undefined): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
}

/**
 * Links a home elsewhere to its data folder. Deleting the data folder means a new start, so a home without a link is
 * put aside, and only the last such home is kept.
 */
export function tieHome({ home, link }: ServerLocation): void {
  if (!link || isLink(link)) return;
  if (existsSync(home)) {
    rmSync(`${home}.previous`, { recursive: true, force: true });
    renameSync(home, `${home}.previous`);
  }
  symlinkSync(home, link);
}

function makeWritable(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(folder);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be made or written. Start as the user it belongs to, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

/** When root starts on an ordinary user's data, the server runs as that user, who can then continue to use it. */
function ownerOf(home: string): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(home, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

function chooseHome(inside: string, user: ServerUser): Pick<ServerLocation, "home" | "link"> {
  if (isLink(inside)) return { home: readlinkSync(inside), link: inside };
  const dataDir = join(inside, "..");
  if (canEnter(user, dataDir)) return { home: inside, link: undefined };
  if (existsSync(inside)) {
    throw new StartProblem(
      `The user that PostgreSQL runs as can no longer enter the data folder ${dataDir}. Let others enter that folder and those above it (chmod o+x), or choose another one with DATA_DIR.`,
    );
  }
  openFolder(elsewhere);
  const key = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  return { home: join(elsewhere, `data-${key}`), link: inside };
}

function copyBinaries(
  from: string,
  version: string,
  user: ServerUser,
  say: (line: string) => void,
): string {
  openFolder(elsewhere);
  const to = join(elsewhere, `postgres-${version}`);
  if (!existsSync(to)) {
    say(`Copying PostgreSQL to ${to}, because the user it runs as cannot enter this folder`);
    const draft = `${to}.${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(from, draft, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"),
    });
    openTree(draft);
    renameUnlessThere(draft, to);
  }
  if (canRun(user, to)) return to;
  throw new StartProblem(
    `The user that PostgreSQL runs as can start it neither in ${from} nor in ${to}. Start as an ordinary user, or name a PostgreSQL of your own with DATABASE_URL.`,
  );
}

function renameUnlessThere(draft: string, to: string): void {
  try {
    renameSync(draft, to);
  } catch (error) {
    // A concurrent start was faster: its copy is used.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

function openFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
}

function openTree(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openTree(path);
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644);
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
