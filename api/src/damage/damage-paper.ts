import { formatDate } from "@portal/model/calendar/dates.ts";
import { declaredTexts } from "@portal/model/damage/fields.ts";
import { damageLabels, type LabelledField } from "@portal/model/damage/labels.ts";
import { damageKindName } from "@portal/model/damage/names.ts";
import { formatAmount } from "@portal/model/money.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../insurer/papers/document-template.ts";
import { fullName, PersonOnPaper } from "../insurer/papers/letterhead.ts";
import { policyTexts } from "../insurer/papers/policy/policy-texts/texts.ts";
import {
  type Block,
  type Fact,
  facts,
  heading,
  list,
  note,
  paragraph,
  table,
} from "../insurer/pdf/paper.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { DamagedThing, DeclaredTexts } from "./damage-request.ts";
import { type DamageTexts, damageTexts } from "./damage-texts.ts";

const Parameters = z.strictObject({ date: z.iso.date(), event: z.string() });

/** A part of the contract that covers the damage; amounts in rappen. */
const Cover = z.object({
  code: z.string(),
  level: z.string().nullable(),
  insuredAmount: z.int(),
  deductible: z.int(),
});

const Content = z.object({
  person: PersonOnPaper,
  details: z.object({
    event: z.string(),
    date: z.string(),
    hour: z.string(),
    place: z.string(),
    description: z.string(),
    noContract: z.string(),
    product: z.string(),
    amount: z.int(),
    things: z.array(DamagedThing),
    ...DeclaredTexts.shape,
    contactPhone: z.string(),
  }),
  cover: z.array(Cover),
  /** The names of the attached files. */
  files: z.array(z.string()),
});
type Content = z.infer<typeof Content>;

/** A damage as it was declared: the copy for the account that declared it. */
export const damagePaper: DocumentTemplate<z.infer<typeof Parameters>, Content> = {
  code: "DAMAGE_DECLARATION",
  type: "DOCUMENT",
  subType: "DECLARATION",
  documentFilterType: "LETTER",
  isMedical: false,
  parameters: Parameters,
  content: Content,
  title: ({ date, event }, _document, language) =>
    `${damageTexts[language].title} ${formatDate(date)}, ${damageKindName(event, language)}`,
  fileName: ({ date }, _document, language) => `${damageTexts[language].file}-${date}.pdf`,
  draw({ language, date }, _parameters, { person, details, cover, files }) {
    const t = damageTexts[language];
    return {
      language,
      date,
      title: t.title,
      subtitle: damageKindName(details.event, language),
      references: [
        [t.contract, `${details.product}, ${details.noContract}`],
        [t.declaredBy, fullName(person)],
        [damageLabels.contactPhone[language], shownPhone(details.contactPhone)],
      ],
      blocks: [
        paragraph(t.lead),
        heading(t.event),
        facts(...eventFacts(details, language)),
        heading(t.cover),
        coverBlock(cover, t, language),
        heading(damageLabels.things[language]),
        thingsTable(details, t, language),
        ...(files.length > 0 ? [heading(damageLabels.files[language]), list(...files)] : []),
        note(`${damageLabels.isConfirmed[language]} ${t.decided}`),
      ],
    };
  },
};

/** Leaves out empty answers. */
function eventFacts(details: Content["details"], language: Language): Fact[] {
  const said = (field: LabelledField, value: string): Fact[] =>
    value === "" ? [] : [[damageLabels[field][language], value]];
  return [
    ...said("damageDate", [formatDate(details.date), details.hour].filter(Boolean).join(", ")),
    ...said("place", details.place),
    ...said("description", details.description),
    ...declaredTexts.flatMap((name) => said(name, details[name])),
  ];
}

function coverBlock(cover: Content["cover"], t: DamageTexts, language: Language): Block {
  if (cover.length === 0) return paragraph(t.noCover);
  const words = policyTexts[language];
  return table({
    label: t.cover,
    columns: [
      { title: words.cover, width: 2.4 },
      { title: words.modules.insuredAmount, width: 1.2, align: "end" },
      { title: words.modules.deductible, align: "end" },
    ],
    rows: cover.map(({ code, level, insuredAmount, deductible }) => [
      [words.module[code] ?? code, level].filter(Boolean).join(", "),
      formatAmount(insuredAmount),
      deductible > 0 ? formatAmount(deductible) : words.none,
    ]),
  });
}

function thingsTable(
  { things, amount }: Content["details"],
  t: DamageTexts,
  language: Language,
): Block {
  return table({
    label: damageLabels.things[language],
    columns: [
      { title: damageLabels.what[language], width: 3 },
      { title: damageLabels.amount[language], align: "end" },
    ],
    rows: things.map((thing) => [thing.what, formatAmount(thing.amount)]),
    total: [t.sum, formatAmount(amount)],
  });
}
