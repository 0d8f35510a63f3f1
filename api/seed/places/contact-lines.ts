import { brand } from "@portal/brand/brand.ts";
import type { OpeningWeek } from "@portal/model/calendar/opening-hours.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import type { Household, World } from "../people/household.ts";
import { accountId } from "../people/people.ts";
import { uuidOf } from "../random.ts";

const fromMondayToFriday = (opens: string, closes: string): OpeningWeek =>
  Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ opens, closes }] : []));

/** The customer service, one line for each language. */
export function serviceLineRows(): Insertable<Tables["serviceLine"]>[] {
  const name = {
    fr: `Service clients ${brand.name}`,
    de: `${brand.name} Kundendienst`,
    it: `Servizio clienti ${brand.name}`,
    en: `${brand.name} customer service`,
  };
  return [
    { languages: ["fr", "en"], phoneNumber: brand.phone.fr, canton: brand.address.canton },
    { languages: ["de", "en"], phoneNumber: brand.phone.de, canton: "BE" },
    { languages: ["it", "de"], phoneNumber: brand.phone.it, canton: "TI" },
  ].map((line, position) => ({
    id: uuidOf(1, `service line ${position}`),
    position,
    name,
    week: fromMondayToFriday("08:00", "18:00"),
    ...line,
  }));
}

const brokers = {
  fontana: {
    id: uuidOf(1, "broker fontana"),
    name: "Marco Fontana",
    company: "Fontana Consulenze Sagl, Lugano",
    phoneNumber: "+41 91 555 61 10",
    email: "marco.fontana@fontana-consulenze.example",
    languages: ["it", "de"],
    canton: "TI",
    week: fromMondayToFriday("09:00", "17:30"),
  },
  jordan: {
    id: uuidOf(1, "broker jordan"),
    name: "Élise Jordan",
    company: "Léman Courtage Sàrl, Genève",
    phoneNumber: "+41 22 555 61 20",
    email: "elise.jordan@leman-courtage.example",
    languages: ["fr", "en"],
    canton: "GE",
    week: fromMondayToFriday("08:30", "17:00"),
  },
} satisfies Record<string, Insertable<Tables["broker"]>>;

export function brokerRows(): Insertable<Tables["broker"]>[] {
  return Object.values(brokers);
}

/** Giulia has a broker for all insurances, Oliver for his family's health insurance only. */
const mandates: readonly { login: string; insurance: string; brokerId: string }[] = [
  { login: "giulia@example.ch", insurance: "HEALTH", brokerId: brokers.fontana.id },
  { login: "giulia@example.ch", insurance: "PROPERTY", brokerId: brokers.fontana.id },
  { login: "oliver@example.ch", insurance: "HEALTH", brokerId: brokers.jordan.id },
];

export function brokerMandateRows(
  { accounts }: Household,
  world: World,
): Insertable<Tables["brokerMandate"]>[] {
  return accounts.flatMap((account) =>
    mandates
      .filter(({ login }) => login === account.login)
      .map(({ insurance, brokerId }) => ({
        accountId: accountId(world, account),
        insurance,
        brokerId,
      })),
  );
}
