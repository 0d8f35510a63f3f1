import { isDay } from "../calendar/typed-dates.ts";
import { latinOnly } from "../typing/printable.ts";

/** What a biller says of a bill beside its payment, by the syntax S1 of Swico. */
export interface BillInformation {
  billNumber?: string;
  billedOn?: string;
  /** The first day of the service. */
  servedFrom?: string;
}

const BILL_NUMBER = "10";
const BILL_DAY = "11";
const SERVICE_DAYS = "31";
const LONGEST_BILL_NUMBER = 35;

/** `//S1/10/10201409/11/190512/31/180508`; other syntaxes, and values that are no day, are left out. */
export function readBillInformation(text: string): BillInformation {
  if (!text.startsWith("//S1/")) return {};
  const values = valuesIn(text.slice("//S1/".length));
  const billNumber = latinOnly(values.get(BILL_NUMBER) ?? "")
    .trim()
    .slice(0, LONGEST_BILL_NUMBER);
  const billedOn = dayOf(values.get(BILL_DAY));
  const servedFrom = dayOf(values.get(SERVICE_DAYS));
  return {
    ...(billNumber !== "" && { billNumber }),
    ...(billedOn && { billedOn }),
    ...(servedFrom && { servedFrom }),
  };
}

/** Values by their number. A backslash makes the slash after it a part of the value. */
function valuesIn(text: string): Map<string, string> {
  const parts = Array.from(text.matchAll(/((?:\\.|[^/\\])*)(?:\/|$)/g), ([, part = ""]) =>
    part.replaceAll(/\\(.)/g, "$1"),
  );
  const values = new Map<string, string>();
  for (let place = 0; place + 1 < parts.length; place += 2)
    values.set(parts[place] ?? "", parts[place + 1] ?? "");
  return values;
}

/** `190512`; a period `190512190520` has two days, of which the first counts. */
function dayOf(text: string | undefined): string | undefined {
  const parts = /^(\d{2})(\d{2})(\d{2})(?:\d{6})?$/.exec(text ?? "");
  if (!parts) return undefined;
  const day = `20${parts.slice(1, 4).join("-")}`;
  return isDay(day) ? day : undefined;
}
