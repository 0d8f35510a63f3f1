import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Prompt } from "../../src/commands/operator/at-desk/prompt.ts";
import { runOperator } from "../../src/commands/operator/run-operator.ts";
import { aProcess, testConfig } from "../portal.ts";
import { STAFF_PASSWORD, type StaffMember } from "./staff.ts";

export interface Terminals {
  url: string;
  /** A terminal of its own. It knows the portal's address and no database. */
  open: (name: string) => ReturnType<typeof aTerminal>;
  /** A file of the machine on which the terminals are. */
  path: (name: string) => string;
  close: () => void;
}

/** A portal that listens at an address, for terminals. */
export async function openTerminals(
  settings: Readonly<Record<string, string>> = {},
): Promise<Terminals> {
  const folder = mkdtempSync(join(tmpdir(), "portal-operator-"));
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => void probe.close(resolve));
  const url = `http://127.0.0.1:${port}`;
  const { server } = await aProcess({ config: testConfig({ PUBLIC_URL: url, ...settings }) });
  await new Promise<void>((resolve) => void server.listen(port, "127.0.0.1", resolve));
  const path = (name: string) => join(folder, name);
  return {
    url,
    path,
    open: (name) => aTerminal(url, path(`${name}.json`)),
    close: () => rmSync(folder, { recursive: true }),
  };
}

function aTerminal(url: string, file: string) {
  const env = { PUBLIC_URL: url, OPERATOR_SESSION: file };
  const run = async (...args: string[]) => {
    const { lines, problem } = await runOperator(args, env, async () => "");
    return problem ?? lines.join("\n");
  };
  const answer = async (args: string[], prompt: Prompt) => {
    const { lines, problem } = await runOperator(["desk", "sign-in", ...args], env, prompt);
    return problem ?? lines.join("\n");
  };
  const signIn = (who: StaffMember, password = STAFF_PASSWORD) => {
    const answers: Record<string, string> = { Password: password, Code: who.code() };
    return answer(
      ["--email", who.email],
      async (question) => answers[/^\w+/.exec(question)?.[0] ?? ""] ?? "",
    );
  };
  /** With a code of the desk in the browser. */
  const typeCode = (code: string, ...more: string[]) => answer(more, async () => code);
  return { file, run, signIn, typeCode };
}
