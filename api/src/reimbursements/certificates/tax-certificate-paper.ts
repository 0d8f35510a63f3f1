import { formatDate } from "@portal/model/calendar/dates.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import { groupedNumber } from "@portal/model/insured-number.ts";
import type { Context } from "../../core/context.ts";
import { readPaidPremiums } from "../../insurer/certified/paid-premiums.ts";
import { readSettledLines } from "../../insurer/certified/settled-lines.ts";
import { taxBlocks } from "../../insurer/certified/tax-blocks.ts";
import { taxTexts } from "../../insurer/certified/tax-texts.ts";
import { companyIn } from "../../insurer/papers/company.ts";
import { letter } from "../../insurer/papers/letter.ts";
import { fullName } from "../../insurer/papers/letterhead.ts";
import { readPeople } from "../../insurer/papers/people.ts";
import { note, type Paper } from "../../insurer/pdf/paper.ts";

interface Certified {
  year: number;
  /** The date on the document: the last day that it covers. */
  date: string;
  language: Language;
  insuredNumber: number;
}

/** A person's costs of a year for the tax office. It is stable once the year is over: statements never change. */
export async function drawCertificate(
  ctx: Context,
  { year, date, language, insuredNumber }: Certified,
): Promise<Paper> {
  const t = taxTexts[language];
  const [{ head, people }, lines, premiums] = await Promise.all([
    readPeople(ctx, { date, language, partenaires: [insuredNumber] }),
    readSettledLines(ctx, insuredNumber, year),
    readPaidPremiums(ctx, insuredNumber, year),
  ]);
  const [person] = people;
  const company = companyIn(language);
  const content = letter({ date, language, company }, head, {
    title: `${t.title} ${year}`,
    ...(person && { subtitle: fullName(person) }),
    references: [
      [t.insuredNumber, groupedNumber(insuredNumber)],
      [t.period, `${formatDate(`${year}-01-01`)} – ${formatDate(date)}`],
    ],
    blocks: [...taxBlocks(lines, premiums, language), note(t.note)],
  });
  return { ...content, company };
}
