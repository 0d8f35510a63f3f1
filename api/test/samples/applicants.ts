import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import { sql as raw } from "kysely";
import { Browser } from "../browser.ts";
import { callsAs, db, portal, secrets, testConfig } from "../portal.ts";
import { ActivationLetter } from "../../src/request-access/activation-letter.ts";
import { letterBinding } from "../../src/insurer/papers/letter-binding.ts";
import { messageBinding } from "../../src/insurer/outbox/enqueue.ts";
import { hasContact } from "./contacts.ts";

export const NEW_PASSWORD = "seven quiet ibexes";
let next = 6_400_000;

interface ApplicantOptions {
  birthdate?: string;
  language?: Language;
  policyholder?: number;
  firstname?: string;
  forInformation?: boolean;
}

/** An insured person without an account, and the input of their form. */
export async function anApplicant(options: ApplicantOptions = {}) {
  const insuredNumber = next++;
  const { birthdate = "1982-03-03", language = "de", firstname = "Märta", policyholder } = options;
  await db
    .insertInto("insured")
    .values({
      insuredNumber,
      firstname,
      lastname: "Von Grünigen",
      birthdate,
      gender: "F",
      language,
      collective: null,
      forInformation: options.forInformation ?? false,
      ...(policyholder && { policyholder }),
    })
    .execute();
  await db
    .insertInto("postalAddress")
    .values({
      insuredNumber,
      domicileLegal: true,
      correspondance: true,
      validFrom: "2020-01-01",
      street: "Seeweg",
      number: "7",
      country: "CH",
      zip: "3600",
      city: "Thun",
      canton: "BE",
    })
    .execute();
  await hasContact({ insuredNumber }, { email: `known.${insuredNumber}@example.ch` });
  const email = `applicant.${insuredNumber}@example.ch`;
  return { insuredNumber, birthdate, email, phone: "+41795550377" };
}
export type ApplicantSample = Awaited<ReturnType<typeof anApplicant>>;

/** Requests access by letter, as the form does, and lets the jobs identify the person. */
export async function askByLetter(
  { insuredNumber, birthdate, email, phone }: ApplicantSample,
  through = portal,
  { waits = true } = {},
): Promise<Response> {
  const answer = await callsAs(undefined, through).post("/v1/extranaute", {
    insuredNumber,
    birthdate,
    email,
    phoneNumber: phone,
    typeInitialSend: "PAPER",
  });
  await (waits ? treatAccess() : portal.access.runDue());
  return answer;
}

/** Waits until all due requests are treated, by any node. */
export async function treatAccess(): Promise<void> {
  for (;;) {
    await portal.access.runDue();
    const due = await db
      .selectFrom("accessRequest")
      .select("id")
      .where("settledAt", "is", null)
      .where(raw<boolean>`next_try_at <= now()`)
      .where(
        raw<boolean>`(way = 'PAPER' or checked_at is not null or status like '%ERROR' or expires_at <= now())`,
      )
      .execute();
    if (due.length === 0) return;
  }
}

export async function lettersTo(insuredNumber: number) {
  const rows = await db
    .selectFrom("letter")
    .selectAll()
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("createdAt")
    .execute();
  return rows.map(({ id, content, language, date }) => ({
    id,
    date,
    language: knownLanguage(language),
    content: ActivationLetter.parse(JSON.parse(secrets.decrypt(letterBinding(id), content))),
  }));
}

/** The messages to a person without an account, or to an account. */
export async function messagesTo(whom: { insuredNumber: number } | { accountId: string }) {
  const [column, value] =
    "accountId" in whom
      ? (["accountId", whom.accountId] as const)
      : (["insuredNumber", whom.insuredNumber] as const);
  const rows = await db
    .selectFrom("message")
    .select(["id", "channel", "template", "recipient", "parameters"])
    .where(column, "=", value)
    .where("template", "like", "access.%")
    .orderBy("createdAt")
    .orderBy("template")
    .execute();
  return rows.map(({ id, channel, template, recipient, parameters }) => ({
    channel,
    template,
    recipient: secrets.decrypt(messageBinding("recipient", id), recipient),
    parameters: JSON.parse(secrets.decrypt(messageBinding("parameters", id), parameters)) as Record<
      string,
      string
    >,
  }));
}

/** The latest codes that prove a person's address and phone number. */
export async function proofsOf(insuredNumber: number) {
  const sent = (await messagesTo({ insuredNumber })).filter(
    ({ template }) => template === "access.proof",
  );
  const codeOf = (channel: string) => sent.findLast((one) => one.channel === channel);
  return { email: codeOf("EMAIL"), phone: codeOf("SMS") };
}

/** Opens an account as a person does: with the code of the letter, then the code sent to the address. */
export async function openAccess(
  typed: { email: string; code: string; insuredNumber: number; fresh?: string },
  { provesPhone = false } = {},
) {
  const { browser, answer: first, text: refusal } = await typeCode(typed);
  if (first.status !== 200) return { browser, answer: first, text: refusal };
  const { email, phone } = await proofsOf(typed.insuredNumber);
  const answer = await browser.submit(browser.visited.at(-1) ?? "", {
    code: email?.parameters["code"] ?? "",
    ...(provesPhone && { phoneCode: phone?.parameters["code"] ?? "" }),
  });
  return { browser, answer, text: await answer.text() };
}

/** A browser in which a visitor types a code; returns the page or its address. */
export async function typeCode(
  typed: { email: string; code: string; fresh?: string; again?: string },
  browser = new Browser(testConfig().publicUrl),
) {
  await browser.get("/activate?lang=fr");
  const form = browser.visited.at(-1) ?? "";
  const { fresh = NEW_PASSWORD, again = fresh } = typed;
  const answer = await browser.submit(form, { ...typed, fresh, again });
  return { browser, answer, text: await answer.text() };
}
