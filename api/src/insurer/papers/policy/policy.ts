import { lastWeekdayUpTo, moveDay } from "@portal/model/calendar/calendar.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { formatChf } from "@portal/model/money.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../document-template.ts";
import { letter } from "../letter.ts";
import { fullName, type PersonOnPaper } from "../letterhead.ts";
import { type Block, type Fact, highlight, note, paragraph } from "../../pdf/paper.ts";
import { longDate } from "../../pdf/texts.ts";
import { basicBlocks, propertyBlocks, supplementaryBlocks } from "./cover-blocks.ts";
import { PolicyContent } from "./policy-content.ts";
import type { PolicyTexts } from "./policy-texts/shape.ts";
import { policyTexts } from "./policy-texts/texts.ts";

const Parameters = z.strictObject({ validFrom: z.iso.date() });

/** A person's cover from a day on, as known on the day of issue. */
export const policy: DocumentTemplate<z.infer<typeof Parameters>, PolicyContent> = {
  code: "POLICY",
  type: "DOCUMENT",
  subType: "POLICY",
  documentFilterType: "CONTRACT",
  isMedical: false,
  parameters: Parameters,
  content: PolicyContent,
  title: ({ validFrom }, _document, language) =>
    policyTexts[language].title.replace("{year}", validFrom.slice(0, 4)),
  draw(document, { validFrom }, { head, person, cover }) {
    const t = policyTexts[document.language];
    return letter(document, head, {
      title: t.title.replace("{year}", validFrom.slice(0, 4)),
      subtitle: fullName(person),
      references: referencesOf(person, t),
      opening: highlight({
        tone: "info",
        facts: [
          [t.all, formatChf(cover.monthlyAmount)],
          [t.validFrom, formatDate(validFrom)],
        ],
      }),
      blocks: [
        paragraph(t.lead.replace("{date}", longDate(validFrom, document.language))),
        ...blocksOf(cover, t),
        ...rightToChange(cover, validFrom, document.language),
        note(t.conditions),
      ],
    });
  },
};

/** A notice of a new premium must mention the right to change the insurer (LAMal art. 7 al. 2). */
function rightToChange(
  { healthBasic }: PolicyContent["cover"],
  validFrom: string,
  language: Language,
): Block[] {
  if (!healthBasic || !validFrom.endsWith("-01-01")) return [];
  const end = moveDay(validFrom, { days: -1 });
  const last = lastWeekdayUpTo(`${end.slice(0, 4)}-11-30`);
  const text = policyTexts[language].rightToChange
    .replace("{end}", longDate(end, language))
    .replace("{last}", longDate(last, language));
  return [paragraph(text)];
}

function referencesOf(person: PersonOnPaper, t: PolicyTexts): Fact[] {
  return [
    [t.number, groupedNumber(person.insuredNumber)],
    [t.birthdate, formatDate(person.birthdate)],
  ];
}

function blocksOf(
  { healthBasic, supplementals, supplementalsMonthlyAmount, estate }: PolicyContent["cover"],
  t: PolicyTexts,
) {
  return [
    ...(healthBasic ? basicBlocks(healthBasic, t) : []),
    ...supplementaryBlocks(supplementals, supplementalsMonthlyAmount, t),
    ...estate.flatMap((contract) => propertyBlocks(contract, t)),
  ];
}
