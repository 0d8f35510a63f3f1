import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatChf } from "@portal/model/money.ts";
import { isLanguage } from "@portal/model/portal/languages.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useMoment } from "./moment.ts";

export interface ChangedField {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields in which two contents differ, by their path. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, now] = [leavesOf(before), leavesOf(after)];
  const paths = [...new Set([...now.keys(), ...old.keys()])];
  return paths
    .map((path) => ({ path, before: old.get(path), after: now.get(path) }))
    .filter((field) => field.before !== field.after);
}

function leavesOf(content: unknown, path = ""): Map<string, unknown> {
  if (typeof content !== "object" || content === null) return new Map([[path, content]]);
  return new Map(
    Object.entries(content).flatMap(([name, value]) => [
      ...leavesOf(value, path === "" ? name : `${path}.${name}`),
    ]),
  );
}

const named = [
  "beginsAt",
  "endsAt",
  "question",
  "answer",
  "easyAnswer",
  "slug",
  "keywords",
  "group",
  "position",
  "subject",
  "image",
  "url",
  "label",
  "beginsOn",
  "endsOn",
  "individual",
  "family",
] as const;
const partnerParts = ["name", "address", "tel", "email", "site", "logo"] as const;
/** The field of each part that has its languages below it. */
const parted = {
  titles: "title",
  subtitles: "subtitle",
  discounts: "discount",
  discountTexts: "discountText",
  buttons: "button",
  links: "url",
  images: "image",
} as const;
const switches = new Set(["isOn", "isPublished", "isRaised"]);

/** The name of a field with its language: `Question (DE)`. */
export function useFieldName(): (path: string) => string {
  const t = useTexts("desk_publish");
  return (path) => {
    const parts = path.split(".");
    const last = parts.at(-1) ?? "";
    if (switches.has(last)) return t("field.state");
    const [first = ""] = parts;
    const ofPartner = partnerParts.find((one) => first === "partner" && one === last);
    if (ofPartner) return t(`field.partner.${ofPartner}`);
    const part = Object.entries(parted).find(([one]) => one === first)?.[1];
    const name = t(`field.${named.find((one) => one === last) ?? part ?? "text"}`);
    const language = parts.find(isLanguage);
    return language ? `${name} (${language.toUpperCase()})` : name;
  };
}

/** A value of a field in words. */
export function useFieldValue(): (path: string, value: unknown) => string {
  const t = useTexts("desk_publish");
  const moment = useMoment();
  return (path, value) => {
    if (value === null || value === undefined || value === "") return t("value.none");
    if (typeof value === "boolean") return t(value ? "state.on" : "state.off");
    const isInstant = path === "beginsAt" || path === "endsAt";
    if (typeof value === "number" && /^(?:individual|family)$/.test(path)) return formatChf(value);
    if (typeof value === "string" && /^(?:begins|ends)On$/.test(path)) return formatDate(value);
    if (typeof value !== "string") return JSON.stringify(value);
    return isInstant ? moment(value) : value;
  };
}
