import type { Language } from "@portal/model/portal/languages.ts";
import { runOperator } from "../../src/commands/operator/run-operator.ts";
import { ownerUrl } from "../portal.ts";
import { treatAll } from "../samples/requests.ts";
import { aMember, anOutsider, type Member, type Outsider } from "./crowd.ts";

/** Triggers a message. Returns its recipients, such as `EMAIL anna@example.ch`. */
export type Proof = (language: Language) => Promise<readonly string[]>;

/** The proofs of messages by their keys: several for a message with several causes. */
export type Proofs = Readonly<Record<string, Proof | readonly Proof[]>>;

type Trigger<Person> = (who: Person) => Promise<unknown>;

/** A message to the login address of an account. */
export const byEmail =
  (act: Trigger<Member>): Proof =>
  async (language) => {
    const who = await aMember(language);
    await act(who);
    return [`EMAIL ${who.email}`];
  };

/** A message to the login address and to the mobile of an account. */
export const onAllChannels =
  (act: Trigger<Member>): Proof =>
  async (language) => {
    const who = await aMember(language);
    await act(who);
    return [`EMAIL ${who.email}`, `SMS ${who.phone}`];
  };

/** A message to an account; the act returns the recipients. */
export const toMember =
  (act: (who: Member) => Promise<readonly string[]>): Proof =>
  async (language) =>
    act(await aMember(language));

/** A message to a person without an account; the act returns the recipients. */
export const toOutsider =
  (act: (who: Outsider) => Promise<readonly string[]>): Proof =>
  async (language) =>
    act(await anOutsider(language));

/** Lets the back office treat the request. */
export const treated =
  (ask: Trigger<Member>): Trigger<Member> =>
  async (who) => {
    await ask(who);
    await treatAll();
  };

/** Runs an operator's command. */
export async function operate(...words: string[]): Promise<void> {
  const SECRET_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
  const env = { ...process.env, DATABASE_URL: ownerUrl, SECRET_KEYS };
  const { problem } = await runOperator(words, env);
  if (problem) throw new Error(problem);
}

/** Fails a proof whose act was refused: an unsent message proves nothing. */
export async function accepted(answer: Response | Promise<Response>): Promise<Response> {
  const given = await answer;
  if (given.status >= 400) throw new Error(`${given.status} ${await given.text()}`);
  return given;
}

export async function done<Answer extends { data?: unknown; errors?: unknown }>(
  answer: Promise<Answer>,
): Promise<Answer> {
  const given = await answer;
  if (given.errors) throw new Error(JSON.stringify(given.errors));
  return given;
}
