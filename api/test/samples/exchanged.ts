import { randomBytes } from "node:crypto";
import { referenceOf } from "@portal/model/invoices/reference.ts";
import { emailLookup } from "../../src/core/secrets/secrets.ts";
import { aSession, callsAs, db, secrets } from "../portal.ts";
import { aClient, openDoor, tokenOf } from "./exchange.ts";

interface Answer {
  http: number;
  status?: string;
  code?: string;
  fields?: Record<string, string>;
}

export interface Line {
  entity: string;
  id: string;
  version: number;
  data: unknown;
}

/** A system of record with a token of the exchange. */
export async function aSource(source = `core-${randomBytes(4).toString("hex")}`) {
  const door = await openDoor();
  const client = await aClient({ source, scopes: ["catalogue.write", "households.write"] });
  const token = await tokenOf(door, client);
  const call = (method: string, path: string, type: string, body?: string) =>
    door.app.request(`/exchange/v1/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "content-type": type },
      ...(body !== undefined && { body }),
    });
  return {
    source,
    async get(path: string) {
      const answer = await call("GET", path, "application/json");
      const told: { records: { id: string; version: number }[] } = await answer.json();
      return { http: answer.status, ...told };
    },
    async put(entity: string, record: string, data: unknown, version = 1): Promise<Answer> {
      const body = JSON.stringify({ version, data });
      const answer = await call("PUT", `${entity}/${record}`, "application/json", body);
      return { http: answer.status, ...(await answer.json()) };
    },
    async send(lines: readonly Line[]): Promise<Answer[]> {
      const body = lines.map((line) => JSON.stringify(line)).join("\n");
      const answer = await call("POST", "batches", "application/x-ndjson", body);
      return (await answer.text())
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
        .filter((line) => !("summary" in line));
    },
  };
}
export type Source = Awaited<ReturnType<typeof aSource>>;

let nextNumber = 31_000_000;

/** A walk that is repeated has the same numbers again. */
export function numberHouseholdsFrom(first: number): void {
  nextNumber = first;
}

/** The home of a sample household. */
export const aHome = {
  uses: ["DOMICILE_LEGAL", "CORRESPONDANCE"],
  validFrom: "2020-01-01",
  street: "Rue du Lac",
  number: "4",
  country: "CH",
  zip: "1003",
  city: "Lausanne",
};

/** A person of a sample household. */
export function aMember(insuredNumber: number, more: object = {}) {
  return {
    insuredNumber,
    firstname: "Élodie",
    lastname: "Zürcher",
    birthdate: "1985-04-12",
    gender: "F",
    language: "fr",
    addresses: [aHome],
    ...more,
  };
}

/** A household of a policyholder, a spouse and a child, as a source sends it. */
export function aHousehold(more: object = {}) {
  const policyholder = nextNumber;
  nextNumber += 10;
  const [spouse, child] = [policyholder + 1, policyholder + 2];
  const data = {
    asOf: new Date(Date.now() - 60_000).toISOString(),
    announce: false,
    policyholder,
    people: [
      aMember(policyholder, {
        emails: [{ email: `elodie.${policyholder}@example.ch`, nature: "PRV" }],
        phones: [{ number: "+41795550112", nature: "PRV", mobile: true }],
      }),
      aMember(spouse, { firstname: "Bjørn", gender: "M", birthdate: "1984-02-29" }),
      aMember(child, { firstname: "Zoë", birthdate: "2016-02-29" }),
    ],
    bankAccounts: [
      {
        usage: "REMB",
        iban: "CH7700767000512348765",
        ownerName: "Élodie Zürcher",
        street: "Rue du Lac",
        number: "4",
        country: "CH",
        zip: "1003",
        city: "Lausanne",
        validFrom: "2020-01-01",
      },
    ],
    accounts: [{ insuredNumber: policyholder }],
    ...more,
  };
  return { policyholder, spouse, child, id: `H-${policyholder}`, data };
}

/** A premium invoice of a sample household, by default with one line and ten times the policyholder's number. */
export function anInvoice(
  policyholder: number,
  { number = String(policyholder * 10), total = 400, ...more }: SampleInvoice = {},
) {
  return {
    number,
    policyholder,
    type: "PREMIUM",
    insurer: "9101",
    law: "LAMAL",
    holder: "Élodie Zürcher",
    periodFrom: "2026-12-01",
    periodTo: "2026-12-31",
    invoiceDate: "2026-11-11",
    deadline: "2026-12-10",
    reference: referenceOf(number),
    lines: [{ kind: "BASIC", insuredNumber: policyholder, about: "RF01", amount: total }],
    total,
    ...more,
  };
}

interface SampleInvoice {
  number?: string;
  total?: number;
  [field: string]: unknown;
}

/** The portal's calls of a person's account, opened without the letter. */
export async function inPortal(insuredNumber: number) {
  const { id } = await db
    .selectFrom("account")
    .select("id")
    .where("insuredNumber", "=", insuredNumber)
    .executeTakeFirstOrThrow();
  const email = `opened.${insuredNumber}@example.ch`;
  const place = { table: "account", column: "login_email", row: id };
  await db
    .updateTable("account")
    .set({
      loginEmail: secrets.encrypt(place, email),
      loginEmailHash: emailLookup(secrets, email),
    })
    .where("id", "=", id)
    .execute();
  return { accountId: id, ...callsAs(await aSession(id)) };
}
