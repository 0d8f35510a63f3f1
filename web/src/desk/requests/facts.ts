import type { Change, OpenedRequest } from "@portal/model/inbox/requests.ts";
import { damageKindName } from "@portal/model/damage/names.ts";
import { billCategories, billSources, cardReasons } from "@portal/model/codes.ts";
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

const THING = /^things\[(\d+)\]\.(\w+)$/;

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What the request says, with the words of change tracking; the declared things stand in a line each. */
export function useFacts(fields: OpenedRequest["fields"]): Fact[] {
  const t = useTexts("interactions");
  const own = useTexts("desk_inbox");
  const { language } = useLanguage();
  const shown = useShownValue();
  const things = Map.groupBy(
    fields.filter(({ name }) => THING.test(name)),
    ({ name }) => THING.exec(name)?.[1] ?? "",
  );
  const isDamage = fields.some(({ name }) => name === "event");
  const facts = fields.flatMap(({ name, value }) => {
    const known = labels[name.replace(/^.*\./, "").replace(/\[\d+\]$/, "")];
    if (!known || THING.test(name)) return [];
    const [stored, format] = known;
    const label = stored === "field.date" && isDamage ? "field.damageDate" : stored;
    const isInCode = name.startsWith("bill.corrected.");
    return [
      {
        label: isInCode ? t("field.inCode", { label: t(label) }) : t(label),
        value: wordOf(name, value) ?? shown(format, value),
      },
    ];
  });
  const lines = [...things].map(([number, parts]) => ({
    label: own("thing", { number }),
    value: parts.map(({ value }) => value).join(", "),
  }));
  return [...facts, ...lines];

  function wordOf(name: string, value: string): string | undefined {
    if (name === "event") return damageKindName(value, language);
    if (name === "bill.category" || name === "bill.source") return billWord(value);
    const reason = name === "reason" ? cardReasons.find((one) => one === value) : undefined;
    return reason && t(`code.reason.${reason}`);
  }

  function billWord(value: string): string | undefined {
    const source = billSources.find((one) => one === value);
    const category = billCategories.find((one) => one === value);
    if (source) return t(`code.billSource.${source}`);
    return category && t(`code.billCategory.${category}`);
  }
}
