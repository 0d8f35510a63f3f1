import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { assemblePackage, MOST_MEGABYTES, sizesOf } from "./package/assemble.ts";
import { step } from "./progress.mjs";
import { buildWeb, isWebFresh } from "./web-build.ts";

const help = `npm run package -- [--cpu x64|arm64] [--out FOLDER] [--no-tar]

  Writes what a server needs into dist/package, and the same as dist/portal-VERSION-CPU.tar.
  --cpu      the processor it is for; native parts of another one are fetched with npm
  --out      another folder, which is emptied first
  --no-tar   the folder alone`;

const root = dirname(import.meta.dirname);
const { values } = parseArgs({
  options: {
    cpu: { type: "string", default: process.arch },
    out: { type: "string", default: join(root, "dist/package") },
    "no-tar": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(help);
else await run();

async function run(): Promise<void> {
  const { cpu, out } = values;
  if (!isWebFresh()) await step("Building the web", buildWeb);
  await step(`Writing the package into ${out}`, async () => {
    assemblePackage(root, out, { os: "linux", cpu, libc: "glibc" });
  });
  const { total, parts } = sizesOf(out);
  for (const [name, size] of parts.slice(0, 12)) console.log(`  ${size.toFixed(1)} MB  ${name}`);
  console.log(`  ${total.toFixed(1)} MB of at most ${MOST_MEGABYTES} MB`);
  if (total > MOST_MEGABYTES) {
    console.error(
      "The package is too large. A dependency that production does not load is left out in scripts/package.",
    );
    process.exit(1);
  }
  if (!values["no-tar"]) writeTar(out, cpu);
}

function writeTar(folder: string, cpu: string): void {
  const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const name = `portal-${version}-${cpu}`;
  const file = join(dirname(folder), `${name}.tar`);
  // The archive unpacks into a folder of its name, whose files belong to the user that unpacks it.
  const rename = [
    "--transform",
    `s,^\\.,${name},S`,
    "--owner=0",
    "--group=0",
    "--numeric-owner",
    "--sort=name",
  ];
  execFileSync("tar", ["-cf", file, ...rename, "-C", folder, "."]);
  console.log(`✓ ${file}`);
}
