import { randomUUID } from "node:crypto";
import { clientHeaders } from "@portal/model/portal/client.ts";
import type { AuthMode } from "@portal/model/self-service/self-service.ts";
import { z } from "zod";
import { messageBinding } from "../../src/insurer/outbox/enqueue.ts";
import type { RunningPortal } from "../../src/portal.ts";
import { db, portal, secrets } from "../portal.ts";
import { hasContact } from "./contacts.ts";
import { seedTariffs } from "./demonstration.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";

let nextNumber = 5_000_000;
let nextAddress = 1;

/** An insured person without an account. */
export async function anInsured(
  options: {
    birthdate?: string;
    phone?: string | null;
    email?: string | null;
    isCovered?: boolean;
  } = {},
) {
  const insuredNumber = nextNumber++;
  const birthdate = options.birthdate ?? "1982-03-03";
  const named = { firstname: "Martin", lastname: "Muster", gender: "M", language: "de" };
  await db
    .insertInto("insured")
    .values({ insuredNumber, birthdate, ...named })
    .execute();
  await seedTariffs(todayInZurich(new Date()));
  if (options.isCovered !== false)
    await db
      .insertInto("basicContract")
      .values({
        insuredNumber,
        validFrom: "2020-01-01",
        insurerCode: "9101",
        productCode: "RF01",
        deductible: 300_00,
        risk: "MIT",
        periodicity: "MONTHLY",
      })
      .execute();
  const { phone = `+4179${insuredNumber}`, email = `m${insuredNumber}@example.ch` } = options;
  if (phone) await hasContact({ insuredNumber }, { number: phone });
  if (email) await hasContact({ insuredNumber }, { email });
  return { insuredNumber, birthdate };
}
export type Insured = Awaited<ReturnType<typeof anInsured>>;

export const opened = () =>
  db
    .insertInto("featureFlag")
    .values({ id: "SELF_SERVICE_INSURANCE_CARD", value: true })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value: true }))
    .execute();

/** A browser of a visitor: it keeps its cookies, and has its own IP address. */
export function aBrowser(
  through: RunningPortal = portal,
  address = `10.0.${nextAddress >> 8}.${nextAddress++ & 255}`,
) {
  const cookies = new Map<string, string>();
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ) => {
    const answer = await through.app.request(
      path,
      {
        method,
        headers: {
          "accept-language": "fr",
          [clientHeaders.correlationId]: randomUUID(),
          ...(body !== undefined && { "content-type": "application/json" }),
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...more,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      },
      { incoming: { headers: {}, socket: { remoteAddress: address } } },
    );
    keepCookies(cookies, answer);
    return answer;
  };
  const service = "insurance-card";
  return {
    cookies,
    call,
    identify: (
      { insuredNumber, birthdate }: { insuredNumber: number | string; birthdate: string },
      authMode: AuthMode = "OTP",
    ) =>
      call("POST", "/v1/self-service/identify", {
        insuredNumber: String(insuredNumber),
        birthdate,
        service,
        authMode,
      }),
    otp: (insuredNumber: number | string, otp: string) =>
      call("POST", "/v1/self-service/otp", { service, insuredNumber: String(insuredNumber), otp }),
    link: (token: string, elsewhere = false) =>
      call("POST", "/v1/self-service/link", { service, token, elsewhere }),
    order: (more: object = {}) =>
      call("POST", "/v1/self-service/veka/replace", {
        healthInsurer: "9101",
        reason: "COML",
        ...more,
      }),
    pending: async () =>
      (await call("HEAD", "/v1/self-service/insurance-card?status=pending")).status,
    insured: () => call("GET", "/v1/self-service/insured"),
  };
}

function keepCookies(cookies: Map<string, string>, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ""] = line.split(";");
    const equals = pair.indexOf("=");
    const value = pair.slice(equals + 1);
    if (value) cookies.set(pair.slice(0, equals), value);
    else cookies.delete(pair.slice(0, equals));
  }
}
export type VisitorBrowser = ReturnType<typeof aBrowser>;

const Parameters = z.object({ code: z.string().optional(), link: z.string().optional() });

/** The messages to a person, the newest first, with their code or token. */
export async function messagesTo({ insuredNumber }: Insured) {
  const rows = await db
    .selectFrom("message")
    .select(["id", "channel", "recipient", "template", "parameters", "state"])
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("createdAt", "desc")
    .execute();
  return rows.map(({ id, channel, recipient, template, parameters, state }) => {
    const { code = "", link = "" } = Parameters.parse(
      JSON.parse(secrets.decrypt(messageBinding("parameters", id), parameters)),
    );
    return {
      channel,
      template,
      state,
      recipient: secrets.decrypt(messageBinding("recipient", id), recipient),
      code,
      token: link.split("#")[1] ?? "",
    };
  });
}

export async function newestTo(person: Insured) {
  const [newest] = await messagesTo(person);
  if (!newest) throw new Error("Nothing left for this person.");
  return newest;
}

/** A browser that has identified itself by a code. */
export async function identified(person: Insured, browser = aBrowser()): Promise<VisitorBrowser> {
  await browser.identify(person);
  await browser.otp(person.insuredNumber, (await newestTo(person)).code);
  return browser;
}
