import { formatDate } from "@portal/model/calendar/dates.ts";
import { damageKindName } from "@portal/model/damage/names.ts";
import { formatAmount, formatChf } from "@portal/model/money.ts";
import { z } from "zod";
import type { DocumentTemplate } from "../insurer/papers/document-template.ts";
import { letter } from "../insurer/papers/letter.ts";
import { Letterhead } from "../insurer/papers/letterhead.ts";
import { policyTexts } from "../insurer/papers/policy/policy-texts/texts.ts";
import { type Block, facts, heading, highlight, paragraph, table } from "../insurer/pdf/paper.ts";
import { type SettlementTexts, settlementTexts } from "./settlement-texts.ts";

const Parameters = z.strictObject({ date: z.iso.date(), event: z.string() });

/** Amounts in rappen. */
const Content = z.object({
  head: Letterhead,
  noContract: z.string(),
  product: z.string(),
  place: z.string(),
  module: z.string(),
  insuredAmount: z.int(),
  recognised: z.int(),
  deductible: z.int(),
  amount: z.int(),
  /** Null if the deductible exceeds the damage. */
  paysOn: z.string().nullable(),
  paidTo: z.string().nullable(),
});
type Content = z.infer<typeof Content>;

/** The settlement of a damage: the paid amount and the reasons for the rest. */
export const settlementLetter: DocumentTemplate<z.infer<typeof Parameters>, Content> = {
  code: "DAMAGE_SETTLEMENT",
  type: "DOCUMENT",
  subType: "DAMAGE_SETTLEMENT",
  documentFilterType: "LETTER",
  isMedical: false,
  parameters: Parameters,
  content: Content,
  title: ({ date, event }, _document, language) =>
    `${settlementTexts[language].title} ${formatDate(date)}, ${damageKindName(event, language)}`,
  fileName: ({ date }, _document, language) => `${settlementTexts[language].file}-${date}.pdf`,
  draw(document, { date, event }, settled) {
    const t = settlementTexts[document.language];
    const part = policyTexts[document.language].module[settled.module] ?? settled.module;
    return letter(document, settled.head, {
      title: t.title,
      subtitle: damageKindName(event, document.language),
      references: [
        [t.contract, `${settled.product}, ${settled.noContract}`],
        [t.damage, `${formatDate(date)}, ${settled.place}`],
      ],
      opening: highlight({
        tone: settled.amount > 0 ? "done" : "quiet",
        facts: [[t.amount, formatChf(settled.amount)]],
      }),
      blocks: [
        paragraph(settled.amount > 0 ? t.lead : t.nothing),
        heading(t.reckoning),
        facts([t.part, part], [t.insuredAmount, formatChf(settled.insuredAmount)]),
        reckoning(settled, t),
        ...(settled.recognised - settled.deductible > settled.insuredAmount
          ? [paragraph(t.limited)]
          : []),
        ...(settled.paysOn && settled.paidTo
          ? [
              paragraph(
                t.payment
                  .replace("{amount}", formatChf(settled.amount))
                  .replace("{day}", formatDate(settled.paysOn))
                  .replace("{payee}", settled.paidTo),
              ),
            ]
          : []),
        paragraph(t.disagreement),
      ],
    });
  },
};

function reckoning(settled: Content, t: SettlementTexts): Block {
  const { recognised, deductible, amount } = settled;
  return table({
    label: t.reckoning,
    columns: [
      { title: "", width: 3 },
      { title: "CHF", align: "end" },
    ],
    rows: [
      [t.recognised, formatAmount(recognised)],
      [t.deductible, formatAmount(deductible > 0 ? -deductible : 0)],
    ],
    total: [t.amount, formatAmount(amount)],
  });
}
