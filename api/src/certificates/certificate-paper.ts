import { groupedCode } from "@portal/model/certificates/certificate-code.ts";
import { CertificateKind } from "@portal/model/certificates/certificates.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import { formatAmount, formatChf } from "@portal/model/money.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { z } from "zod";
import { taxBlocks } from "../insurer/certified/tax-blocks.ts";
import type { DocumentTemplate, FiledDocument } from "../insurer/papers/document-template.ts";
import { fullName, type PersonOnPaper } from "../insurer/papers/letterhead.ts";
import { policyTexts } from "../insurer/papers/policy/policy-texts/texts.ts";
import {
  type Block,
  type Fact,
  facts as factsBlock,
  heading,
  note,
  type PaperContent,
  paragraph,
  table,
  verification,
} from "../insurer/pdf/paper.ts";
import { longDate, monthName } from "../insurer/pdf/texts.ts";
import { CertificateContent, type CertificateFacts, type FactsOf } from "./certificate-facts.ts";
import { certificateTexts } from "./texts/texts.ts";

const Parameters = z.strictObject({
  kind: CertificateKind,
  /** The year of a tax certificate or of cost sharing. */
  year: z.int().optional(),
  code: z.string(),
});
export type CertificateParameters = z.infer<typeof Parameters>;

/** A certificate with a code. Its bytes are stored, because a third party may hold the same file. */
export const certificateTemplate: DocumentTemplate<CertificateParameters, CertificateContent> = {
  code: "CERTIFICATE",
  type: "DOCUMENT",
  subType: "CERTIFICATE",
  documentFilterType: "CERTIFICATE",
  isMedical: false,
  isStored: true,
  parameters: Parameters,
  content: CertificateContent,
  title: (parameters, _document, language) => titleOf(parameters, language),
  reference: ({ code }) => groupedCode(code),
  draw(document, parameters, { person, facts, validUntil, checkedAt }): PaperContent {
    const { language, date } = document;
    const t = certificateTexts[language];
    return {
      language,
      date,
      title: titleOf(parameters, language),
      references: [
        ...personFacts(person, language),
        ...periodFacts(facts, language),
        [t.issuedOn, formatDate(date)],
        ...(validUntil === null ? [] : [[t.validUntil, formatDate(validUntil)] satisfies Fact]),
      ],
      blocks: [
        ...blocksOf(facts, document),
        verification({
          link: `${checkedAt}#${parameters.code}`,
          alt: t.check.qr,
          title: t.check.title,
          text: t.check.text.replace("{address}", checkedAt.replace(/^https?:\/\//, "")),
          code: groupedCode(parameters.code),
        }),
      ],
    };
  },
};

function titleOf({ kind, year }: CertificateParameters, language: Language): string {
  return certificateTexts[language].title[kind].replace("{year}", String(year ?? ""));
}

function personFacts(person: PersonOnPaper, language: Language): Fact[] {
  const { number, birthdate } = policyTexts[language];
  return [
    [certificateTexts[language].person, fullName(person)],
    [birthdate, formatDate(person.birthdate)],
    [number, groupedNumber(person.insuredNumber)],
  ];
}

function periodFacts(facts: CertificateFacts, language: Language): Fact[] {
  const period = certifiedPeriod(facts);
  if (!period) return [];
  return [[certificateTexts[language].period, period.map(formatDate).join(" – ")]];
}

/** The first and the last day that a certificate covers; a proof of insurance states one day alone. */
export function certifiedPeriod(facts: CertificateFacts): [from: string, to: string] | undefined {
  switch (facts.kind) {
    case "INSURANCE":
      return undefined;
    case "CONTRIBUTIONS":
      return [facts.from, facts.to];
    case "TAX":
    case "COST_SHARING":
      return [`${facts.year}-01-01`, `${facts.year}-12-31`];
  }
}

function blocksOf(facts: CertificateFacts, { language, date }: FiledDocument): Block[] {
  switch (facts.kind) {
    case "INSURANCE":
      return insuranceBlocks(facts, language);
    case "TAX":
      return [
        ...taxBlocks(facts.lines, facts.premiums ?? undefined, language),
        note(certificateTexts[language].taxNote),
      ];
    case "COST_SHARING":
      return costSharingBlocks(facts, { language, date });
    case "CONTRIBUTIONS":
      return contributionBlocks(facts, language);
  }
}

function insuranceBlocks(facts: FactsOf<"INSURANCE">, language: Language): Block[] {
  const t = certificateTexts[language].insured;
  const words = policyTexts[language];
  const { startsOn, endsOn, basic, supplementals } = facts;
  const lead = startsOn ? t.leadFuture.replace("{date}", longDate(startsOn, language)) : t.lead;
  return [
    paragraph(lead),
    ...(endsOn ? [factsBlock([t.endsOn, formatDate(endsOn)])] : []),
    ...(basic
      ? [
          heading(words.basic),
          factsBlock(
            [words.term.insurer, basic.insurer],
            [t.product, basic.product],
            [words.term.deductible, formatChf(basic.deductible)],
            [words.term.risk, words.risk[basic.risk]],
            [t.since, formatDate(basic.since)],
          ),
          paragraph(t.basicNote),
        ]
      : []),
    ...(supplementals.length > 0
      ? [
          heading(words.supplementary),
          table({
            label: words.supplementary,
            columns: [
              { title: t.product, width: 3 },
              { title: t.since, align: "end" },
            ],
            rows: supplementals.map(({ product, level, since }) => [
              level ? `${product}, ${level}` : product,
              formatDate(since),
            ]),
          }),
        ]
      : []),
    note(t.note),
  ];
}

function costSharingBlocks(
  { year, deductible, coinsurance }: FactsOf<"COST_SHARING">,
  { language, date }: { language: Language; date: string },
): Block[] {
  const t = certificateTexts[language].costSharing;
  const [name, annual, paid, left] = t.columns;
  const line = (title: string, ...amounts: number[]) => [title, ...amounts.map(formatAmount)];
  const shares = [deductible, coinsurance];
  const sum = (amount: (share: (typeof shares)[number]) => number) =>
    shares.reduce((total, share) => total + amount(share), 0);
  const isShared = shares.some((share) => share.toBePaid < share.annual - share.paid);
  return [
    paragraph(t.lead.replace("{year}", String(year)).replace("{date}", longDate(date, language))),
    table({
      label: t.label,
      columns: [
        { title: name, width: 2 },
        { title: annual, align: "end" },
        { title: paid, align: "end" },
        { title: left, align: "end" },
      ],
      rows: [
        line(t.deductible, deductible.annual, deductible.paid, deductible.toBePaid),
        line(t.coinsurance, coinsurance.annual, coinsurance.paid, coinsurance.toBePaid),
      ],
      total: line(
        t.total,
        sum((share) => share.annual),
        sum((share) => share.paid),
        sum((share) => share.toBePaid),
      ),
    }),
    note(isShared ? `${t.note} ${t.familyNote}` : t.note),
  ];
}

function contributionBlocks({ months }: FactsOf<"CONTRIBUTIONS">, language: Language): Block[] {
  const t = certificateTexts[language].contributions;
  const hasCorrections = months.some(({ corrected }) => corrected !== 0);
  const [month, basic, supplementary, corrected] = t.columns;
  const cells = (amounts: { basic: number; supplementary: number; corrected: number }) => [
    formatAmount(amounts.basic),
    formatAmount(amounts.supplementary),
    ...(hasCorrections ? [formatAmount(amounts.corrected)] : []),
    formatAmount(amounts.basic + amounts.supplementary + amounts.corrected),
  ];
  const sum = (of: "basic" | "supplementary" | "corrected") =>
    months.reduce((total, one) => total + one[of], 0);
  return [
    paragraph(t.lead),
    table({
      label: t.label,
      columns: [
        { title: month, width: 1.4 },
        { title: basic, align: "end" },
        { title: supplementary, align: "end" },
        ...(hasCorrections ? [{ title: corrected, align: "end" } as const] : []),
        { title: t.total, align: "end" },
      ],
      rows: months.map((one) => [
        `${monthName(`${one.month}-01`, language)} ${one.month.slice(0, 4)}`,
        ...cells(one),
      ]),
      total: [
        t.total,
        ...cells({
          basic: sum("basic"),
          supplementary: sum("supplementary"),
          corrected: sum("corrected"),
        }),
      ],
    }),
    note(t.note),
  ];
}
