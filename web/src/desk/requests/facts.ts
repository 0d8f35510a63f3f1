import * as codes from "@portal/model/codes.ts";
import { CallbackPeriod } from "@portal/model/contact/callback.ts";
import { damageKindName } from "@portal/model/damage/names.ts";
import type { Change, OpenedRequest } from "@portal/model/inbox/requests.ts";
import { professionalStatusName } from "@portal/model/professional.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import type { TextKey } from "../../core/texts/texts.ts";
import { useShownValue } from "./values.ts";

type Label = TextKey<"interactions">;

/** The texts of change tracking for the stored fields. Fields without a text are for programs. */
const labels: Readonly<Record<string, readonly [Label, Change["format"]]>> = {
  filename: ["field.file", "text"],
  provider: ["field.billProvider", "text"],
  town: ["field.town", "text"],
  billedOn: ["field.billedOn", "day"],
  treatedOn: ["field.treatedOn", "day"],
  reference: ["field.billReference", "text"],
  category: ["field.billCategory", "text"],
  account: ["field.billAccount", "iban"],
  source: ["field.billSource", "text"],
  subject: ["field.subject", "text"],
  message: ["field.message", "text"],
  phone: ["field.phone", "text"],
  email: ["field.email", "text"],
  invoiceNumber: ["field.invoiceNumber", "text"],
  amount: ["field.amount", "text"],
  nbMensualites: ["field.nbMensualites", "text"],
  firstDate: ["field.firstDate", "day"],
  entryDate: ["field.entryDate", "day"],
  endOfQualifyingPeriod: ["field.endOfQualifyingPeriod", "day"],
  occupation: ["field.occupation", "text"],
  employer: ["field.employer", "text"],
  organism: ["field.organism", "text"],
  country: ["field.country", "country"],
  canton: ["field.canton", "canton"],
  startingDate: ["field.startingDate", "day"],
  accountNumber: ["field.accountNumber", "iban"],
  ownerName: ["field.ownerName", "text"],
  healthInsurer: ["field.healthInsurer", "text"],
  franchise: ["field.franchise", "text"],
  date: ["field.date", "day"],
  place: ["field.place", "text"],
  description: ["field.whatHappened", "text"],
  event: ["field.damage", "text"],
  reason: ["field.reason", "text"],
  recognised: ["field.recognised", "text"],
  deductible: ["field.damageDeductible", "text"],
};

/** Fields that have this meaning at the top alone: the parts of an accident use the same words for other things. */
const topLabels: typeof labels = {
  period: ["field.period", "text"],
  status: ["field.status", "text"],
  nature: ["field.nature", "text"],
  scope: ["field.scope", "text"],
  datum: ["field.datum", "text"],
  correct: ["field.correct", "day"],
  explanation: ["field.explanation", "text"],
};

/** A day of a kind of request that has a text of its own. */
const days: Readonly<Record<string, Label>> = {
  ACCIDENT: "field.accidentDate",
  DAMAGE: "field.damageDate",
};

const THING = /^things\[(\d+)\]\.(\w+)$/;

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What the request says, with the words of change tracking; the declared things stand in a line each. */
export function useFacts({ type, fields }: Pick<OpenedRequest, "type" | "fields">): Fact[] {
  const t = useTexts("interactions");
  const own = useTexts("desk_inbox");
  const wordOf = useWords(fields);
  const shown = useShownValue();
  const things = Map.groupBy(
    fields.filter(({ name }) => THING.test(name)),
    ({ name }) => THING.exec(name)?.[1] ?? "",
  );
  const event = codes.maternityEvents.find((one) =>
    fields.some(({ name, value }) => name === "type" && value === one),
  );
  const dayLabel = event ? t(`code.maternity.${event}`) : t(days[type] ?? "field.date");
  const facts = fields.flatMap(({ name, value }) => {
    const known = topLabels[name] ?? labels[name.replace(/^.*\./, "").replace(/\[\d+\]$/, "")];
    if (!known || THING.test(name)) return [];
    const [stored, format] = known;
    const label = stored === "field.date" ? dayLabel : t(stored);
    const isInCode = name.startsWith("bill.corrected.");
    return [
      {
        label: isInCode ? t("field.inCode", { label }) : label,
        value: wordOf(name, value) ?? shown(format, value),
      },
    ];
  });
  const lines = [...things].map(([number, parts]) => ({
    label: own("thing", { number }),
    value: parts.map(({ value }) => value).join(", "),
  }));
  return [...facts, ...lines];
}

/** The text of a code; undefined for a value that is no code. */
function useWords(
  fields: OpenedRequest["fields"],
): (name: string, value: string) => string | undefined {
  const t = useTexts("interactions");
  const { language } = useLanguage();
  const isSex = fields.some(({ name, value }) => name === "datum" && value === "SEX");
  return (name, value) => {
    switch (name) {
      case "event":
        return damageKindName(value, language);
      case "status":
        return professionalStatusName(value, language);
      case "bill.source":
        return worded(codes.billSources, value, (code) => t(`code.billSource.${code}`));
      case "bill.category":
        return worded(codes.billCategories, value, (code) => t(`code.billCategory.${code}`));
      case "reason":
        return worded(codes.cardReasons, value, (code) => t(`code.reason.${code}`));
      case "period":
        return worded(CallbackPeriod.options, value, (code) => t(`code.period.${code}`));
      case "nature":
        return worded(codes.contactNatures, value, (code) => t(`code.nature.${code}`));
      case "scope":
        return worded(codes.deletionScopes, value, (code) => t(`code.scope.${code}`));
      case "datum":
        return worded(codes.correctionData, value, (code) => t(`datum.${code}`));
      case "correct":
        return isSex ? worded(codes.sexes, value, (code) => t(`sex.${code}`)) : undefined;
      default:
        return undefined;
    }
  };
}

function worded<Code extends string>(
  list: readonly Code[],
  value: string,
  wordOf: (code: Code) => string,
): string | undefined {
  const known = list.find((one) => one === value);
  return known && wordOf(known);
}
