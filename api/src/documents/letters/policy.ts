import { moveDay } from "@portal/model/calendar.ts";
import type { InsuredContracts } from "@portal/model/contracts.ts";
import { formatDate } from "@portal/model/dates.ts";
import type { Language } from "@portal/model/languages.ts";
import { formatChf } from "@portal/model/money.ts";
import { z } from "zod";
import { contractsAt } from "../../core/cover/contracts-at.ts";
import type { PaperKind } from "../../core/papers/kinds.ts";
import type { PersonOnPaper } from "../../core/papers/people.ts";
import { type Block, type Fact, facts, note, paragraph } from "../../core/pdf/paper.ts";
import { longDate } from "../../core/pdf/texts.ts";
import { basicBlocks, propertyBlocks, supplementaryBlocks } from "./cover-blocks.ts";
import { fullName, letterAbout } from "../../core/papers/letter.ts";
import type { PolicyTexts } from "./policy-texts/shape.ts";
import { policyTexts } from "./policy-texts/texts.ts";

const Parameters = z.strictObject({ validFrom: z.iso.date() });

/** What somebody is covered for from a day on. Contracts keep their history, so it says the same for ever. */
export const policy: PaperKind<z.infer<typeof Parameters>> = {
  code: "POLICY",
  type: "DOCUMENT",
  subType: "POLICY",
  documentFilterType: "CONTRACT",
  isMedical: false,
  parameters: Parameters,
  title: ({ validFrom }, _document, language) =>
    policyTexts[language].title.replace("{year}", validFrom.slice(0, 4)),
  async draw(ctx, document, { validFrom }) {
    const { language } = document;
    const [insuredNumber] = document.partenaires;
    const everybody = await contractsAt({ ...ctx, language }, validFrom);
    const contracts = everybody.find((one) => one.insuredNumber === insuredNumber);
    if (!contracts) return undefined;
    const t = policyTexts[language];
    return letterAbout(ctx, document, ([person]) => ({
      title: t.title.replace("{year}", validFrom.slice(0, 4)),
      ...(person && { subtitle: fullName(person) }),
      references: referencesOf(person, validFrom, t),
      blocks: [
        paragraph(t.lead.replace("{date}", longDate(validFrom, language))),
        ...blocksOf(contracts, t),
        facts([t.all, formatChf(contracts.monthlyAmount)]),
        ...rightToChange(contracts, validFrom, language),
        note(t.conditions),
      ],
    }));
  },
};

/** Whoever is told a new premium is told that they may leave (LAMal art. 7 al. 2). */
function rightToChange(
  { healthBasic }: InsuredContracts,
  validFrom: string,
  language: Language,
): Block[] {
  if (!healthBasic || !validFrom.endsWith("-01-01")) return [];
  const end = moveDay(validFrom, { days: -1 });
  const last = `${end.slice(0, 4)}-11-30`;
  const text = policyTexts[language].rightToChange
    .replace("{end}", longDate(end, language))
    .replace("{last}", longDate(last, language));
  return [paragraph(text)];
}

function referencesOf(
  person: PersonOnPaper | undefined,
  validFrom: string,
  t: PolicyTexts,
): Fact[] {
  const ofPerson: Fact[] = person
    ? [
        [t.number, String(person.insuredNumber)],
        [t.birthdate, formatDate(person.birthdate)],
      ]
    : [];
  return [...ofPerson, [t.validFrom, formatDate(validFrom)]];
}

function blocksOf(
  { healthBasic, supplementals, supplementalsMonthlyAmount, estate }: InsuredContracts,
  t: PolicyTexts,
) {
  return [
    ...(healthBasic ? basicBlocks(healthBasic, t) : []),
    ...supplementaryBlocks(supplementals, supplementalsMonthlyAmount, t),
    ...estate.flatMap((contract) => propertyBlocks(contract, t)),
  ];
}
