import { formatDate } from "@portal/model/calendar/dates.ts";
import { countIn } from "@portal/model/portal/message-counts.ts";
import type { DayBounds } from "@portal/model/calendar/typed-dates.ts";
import type { Translate } from "../language/i18n.tsx";
import type { TextKey } from "../texts/texts.ts";

/** The text of a rule's message key; an unknown key has a general text. */
export function problemText(t: Translate<"forms">, key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  const name = `form.${key}`;
  const count = countIn(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the next line handles unknown keys
  const text = t(name as TextKey<"forms">, count === undefined ? {} : { count });
  return text === `!${name}!` ? t("form.invalid") : text;
}

/** The allowed range of a date; nothing if it is unlimited. */
export function rangeText(t: Translate<"forms">, { min, max }: DayBounds): string | undefined {
  if (min && max) return t("form.date.between", { from: formatDate(min), to: formatDate(max) });
  if (min) return t("form.date.from", { from: formatDate(min) });
  return max ? t("form.date.until", { to: formatDate(max) }) : undefined;
}

/** The message of a field's error, or the first message of its parts. */
export function messageIn(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  const parts = Object.entries(error).filter(([name]) => name !== "ref");
  return parts.map(([, part]) => messageIn(part)).find((message) => message !== undefined);
}
