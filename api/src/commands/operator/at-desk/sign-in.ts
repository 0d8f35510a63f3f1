import {
  DeskChallenge,
  DeskDoor as DeskDoorShown,
  DeskSession,
} from "@portal/model/desk/session.ts";
import { parse } from "zod/mini";
import { isLoopback } from "../../../core/loopback.ts";
import { type CommandArguments, optionalText, wrong } from "../command.ts";
import { askDoor, openDoor, refusalIn } from "./desk-door.ts";
import { forgetKeptSession, keepSession, readKeptSession } from "./kept-session.ts";
import type { Prompt } from "./prompt.ts";

interface Terminal {
  env: NodeJS.ProcessEnv;
  prompt: Prompt;
}

/**
 * Signs a member of staff in: with the password and the second factor, as the desk's page does, or with a code that the
 * desk shows in the browser, where an identity provider signs staff in.
 */
export async function signIn(
  { env, prompt }: Terminal,
  given: CommandArguments,
): Promise<string[]> {
  const url = addressIn(env, given);
  const { provider } = await openDoor({ url, cookie: "", name: "" }).ask("/door", DeskDoorShown);
  const cookie =
    provider === null && given.options["code"] !== true
      ? await withPassword(url, prompt, given)
      : await withCode(url, prompt);
  const session = { url, cookie, name: "" };
  const { name, expiresAt } = await openDoor(session).ask("/session", DeskSession);
  keepSession(env, { ...session, name });
  return [`Signed in: ${name}, until ${expiresAt} or 30 idle minutes`];
}

/** The code travels from the browser of the person to their terminal, and never the other way. */
async function withCode(url: string, prompt: Prompt): Promise<string> {
  const question = `Sign in at ${url}/desk, choose "Sign in a terminal" below your name, and type the code: `;
  const ended = await accepted({ url, cookie: "" }, "/sign-in/terminal", {
    code: await prompt(question, "secret"),
  });
  return cookieIn(ended);
}

async function withPassword(url: string, prompt: Prompt, given: CommandArguments): Promise<string> {
  const email = optionalText(given, "email") ?? (await prompt("Work e-mail address: "));
  const password = await prompt("Password: ", "secret");
  const begun = await accepted({ url, cookie: "" }, "/sign-in", { email, password });
  const { demonstrationCode } = parse(DeskChallenge, await begun.json());
  const hint = demonstrationCode === null ? "" : ` (of the demonstration: ${demonstrationCode})`;
  const code = (await prompt(`Code of the authenticator${hint}: `)).trim();
  const ended = await accepted({ url, cookie: cookieIn(begun) }, "/sign-in/code", { code });
  return cookieIn(ended);
}

export async function signOut({ env }: Pick<Terminal, "env">): Promise<string[]> {
  const session = readKeptSession(env);
  if (!session) return ["No one is signed in on this machine."];
  forgetKeptSession(env);
  await askDoor(session, "/session", { method: "DELETE" });
  return [`Signed out: ${session.name}`];
}

/** The door of the signed-in person. */
export function signedInDoor(env: NodeJS.ProcessEnv) {
  const session = readKeptSession(env);
  if (!session) throw wrong("sign in first: npm run operator -- desk sign-in");
  return openDoor(session);
}

/** The password travels encrypted, except to this machine. */
function addressIn(env: NodeJS.ProcessEnv, given: CommandArguments): string {
  const typed = optionalText(given, "url") ?? env["PUBLIC_URL"];
  const address = typed ?? `http://localhost:${env["PORT"] ?? 3000}`;
  if (!URL.canParse(address)) throw wrong(`--url ${address} is no address`);
  if (new URL(address).protocol !== "https:" && !isLoopback(address))
    throw wrong(`--url ${address} begins with https://`);
  return new URL(address).origin;
}

async function accepted(
  session: { url: string; cookie: string },
  path: string,
  body: Readonly<Record<string, string>>,
): Promise<Response> {
  const response = await askDoor(session, path, { body });
  if (!response.ok) throw await refusalIn(response);
  return response;
}

/** The cookies of an answer, as the next request sends them. */
function cookieIn(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((one) => !one.includes("Max-Age=0"))
    .map((one) => one.split(";")[0])
    .join("; ");
}
