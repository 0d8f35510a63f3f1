// Runs before every other command, under whatever Node the machine has, with nothing installed yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stamp = join(modules, ".setup-stamp");
const newNode = join(modules, ".bin", "node");

const nodeMajor = Number(process.versions.node.split(".")[0]);

if (nodeMajor < 18) {
  fail(`Node ${process.versions.node} is too old. Install Node 20 or newer, then run this again.`);
}
await installDependencies();
if (process.argv.includes("--tests")) await prepareTests();

async function installDependencies() {
  const wanted = fingerprint();
  const isInstalled = existsSync(stamp) && readFileSync(stamp, "utf8") === wanted;
  if (isInstalled && existsSync(newNode)) return;
  rmSync(stamp, { force: true });
  const { runToEnd } = await import("./child.mjs");
  const { step } = await import("./progress.mjs");
  // Not `npm ci`: the lock file names the native packages of the platforms on which it was made, and
  // `npm ci` refuses on any other, whereas `npm install` adds the missing one. The development
  // dependencies hold the Node that everything runs on, so they are wanted in production too.
  const args = ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund"];
  const [command, first] = npm();
  await step("Installing the dependencies", async (howFar) => {
    const timer = setInterval(() => howFar(describeInstall()), 250);
    const all = [...first, ...args, "--loglevel=error"];
    const { status, output } = await runToEnd(command, all, { cwd: root });
    clearInterval(timer);
    if (status !== 0 || spawnSync(newNode, ["--version"]).status !== 0) {
      fail(`${output}npm install failed. Mend what it says above, then run this again.`);
    }
  });
  writeFileSync(stamp, wanted);
}

/** A hash that changes with the set of packages to install. */
function fingerprint() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  hash.update(readFileSync(join(root, "package-lock.json")));
  const { workspaces } = packageOf("");
  for (const room of ["", ...workspaces]) {
    const { scripts: _scripts, ...installed } = packageOf(room);
    hash.update(JSON.stringify(installed));
  }
  return hash.digest("hex");
}

/** @param {string} room */
function packageOf(room) {
  /** @type {{ workspaces: string[]; scripts?: object }} */
  const content = JSON.parse(readFileSync(join(root, room, "package.json"), "utf8"));
  return content;
}

/**
 * The npm that runs this script, else the one on the path.
 *
 * @returns {[string, string[]]}
 */
function npm() {
  const cli = process.env["npm_execpath"];
  return cli?.endsWith(".js") ? [process.execPath, [cli]] : ["npm", []];
}

/** npm creates the folders first, fills them, and then runs the install scripts. */
function describeInstall() {
  if (!existsSync(modules)) return "choosing the packages";
  const names = readdirSync(modules).filter((name) => !name.startsWith("."));
  const packages = names.flatMap((name) =>
    name.startsWith("@")
      ? readdirSync(join(modules, name)).map((inner) => join(name, inner))
      : name,
  );
  const filled = packages.filter((name) => existsSync(join(modules, name, "package.json"))).length;
  if (filled < packages.length) return `${filled} of ${packages.length} packages`;
  return `${filled} packages, setting up Node and PostgreSQL`;
}

/** The rest of the set-up is TypeScript, which the installed Node can run. */
async function prepareTests() {
  if (nodeMajor >= 24) {
    await import("./browsers/setup-chromium.ts");
    return;
  }
  const script = join(root, "scripts", "browsers", "setup-chromium.ts");
  const args = [script, ...process.argv.slice(2)];
  if (spawnSync(newNode, args, { stdio: "inherit" }).status !== 0) process.exit(1);
}

/**
 * @param {string} line
 * @returns {never}
 */
function fail(line) {
  console.error(line);
  process.exit(1);
}
