import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";

/** The session of the person who signed in on this machine. */
const KeptSession = z.object({
  /** The portal's address. */
  url: z.url(),
  /** The cookie of the session, as it is sent. */
  cookie: z.string(),
  name: z.string(),
});
export type KeptSession = z.infer<typeof KeptSession>;

type Environment = Readonly<Record<string, string | undefined>>;

export function readKeptSession(env: Environment): KeptSession | undefined {
  try {
    return KeptSession.parse(JSON.parse(readFileSync(sessionFile(env), "utf8")));
  } catch {
    // Without a readable session the person signs in.
    return undefined;
  }
}

/** Only the user of the machine can read the file: it opens what the person may open. */
export function keepSession(env: Environment, session: KeptSession): void {
  const file = sessionFile(env);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  // The mode holds for a new file alone.
  rmSync(file, { force: true });
  writeFileSync(file, JSON.stringify(session), { mode: 0o600 });
}

export function forgetKeptSession(env: Environment): void {
  rmSync(sessionFile(env), { force: true });
}

function sessionFile(env: Environment): string {
  const own = env["XDG_CONFIG_HOME"] || join(homedir(), ".config");
  return env["OPERATOR_SESSION"] || join(own, "portal", "operator.json");
}
