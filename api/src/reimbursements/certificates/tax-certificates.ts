import { csvOf } from "@portal/model/typing/csv.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { CareYears, certificateDay } from "@portal/model/statements.ts";
import { sql as sqlText } from "kysely";
import { noteAct } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { parse } from "../../core/http/parse.ts";
import { renderPaper } from "../../insurer/pdf/render.ts";
import { certificateTexts } from "./certificate-texts.ts";
import { readCertifiedLines, csvColumns } from "./certified-lines.ts";
import { readPremiumYears } from "./certified-premiums.ts";
import { drawCertificate } from "./tax-certificate-paper.ts";

/** A person's settled bills of a year for the tax office, in rappen. */
export interface TaxCertificate {
  year: number;
  insured: { insuredNumber: number; firstname: string; lastname: string };
  billed: number;
  paidByUs: number;
  own: number;
}

const settledIn = prepare((wanted: { from: number; to: number }) =>
  sql
    .selectFrom("careTotal as total")
    .innerJoin("insured", "insured.insuredNumber", "total.insuredNumber")
    .select([
      "settledIn",
      "total.insuredNumber",
      "firstname",
      "lastname",
      "birthdate",
      sqlText<number>`sum(billed)::int`.as("billed"),
      sqlText<number>`sum(basic_paid + supplementary_paid)::int`.as("paidByUs"),
    ])
    .where("settledIn", ">=", wanted.from)
    .where("settledIn", "<=", wanted.to)
    .groupBy(["settledIn", "total.insuredNumber", "firstname", "lastname", "birthdate"])
    .orderBy("settledIn", "desc")
    .orderBy("total.insuredNumber"),
);
const reader = prepare(() => sql.selectFrom("account").select(["insuredNumber", "language"]));

/** The certificates of the account, newest first: of years with statements or with paid premiums. */
export async function listTaxCertificates(
  ctx: Context,
  args: { from: number; to: number },
): Promise<TaxCertificate[]> {
  const { from, to } = parse(CareYears, args);
  const [settled, paid, [own]] = await Promise.all([
    ctx.read(settledIn({ from, to })),
    readPremiumYears(ctx, { from, to }),
    ctx.read(reader({})),
  ]);
  const today = todayInZurich(ctx.clock.now());
  const known = new Set(
    settled.map(({ settledIn: year, insuredNumber }) => `${year} ${insuredNumber}`),
  );
  const withoutCare = paid
    .filter(({ year, insuredNumber }) => !known.has(`${year} ${insuredNumber}`))
    .map(({ year, ...person }) => ({ settledIn: year, ...person, billed: 0, paidByUs: 0 }));
  return [...settled, ...withoutCare]
    .toSorted((a, b) => b.settledIn - a.settledIn || a.insuredNumber - b.insuredNumber)
    .filter(
      ({ settledIn: year, insuredNumber, birthdate }) =>
        insuredNumber === own?.insuredNumber || !isOfAge(birthdate, certificateDay(year, today)),
    )
    .map(({ settledIn: year, insuredNumber, firstname, lastname, billed, paidByUs }) => ({
      year,
      insured: { insuredNumber, firstname, lastname },
      billed,
      paidByUs,
      own: billed - paidByUs,
    }));
}

export interface CertificateFile {
  filename: string;
  type: "application/pdf" | "text/csv; charset=utf-8";
  content: Buffer;
}

const fileName = /^([1-9]\d{0,9})\.(pdf|csv)$/;
const fullYear = /^\d{4}$/;

/** A certificate as PDF or CSV, in the account's language; not found if the account may not have it. */
export async function openTaxCertificate(
  ctx: Context,
  args: { year: string; name: string },
): Promise<CertificateFile> {
  const [, number = "", format = ""] = fileName.exec(args.name) ?? [];
  if (!number || !fullYear.test(args.year)) throw new Problem("NOT_FOUND");
  const year = Number(args.year);
  const certificates = await listTaxCertificates(ctx, { from: year, to: year }).catch(notThere);
  const certificate = certificates.find(({ insured }) => String(insured.insuredNumber) === number);
  if (!certificate) throw new Problem("NOT_FOUND");
  const [account] = await ctx.read(reader({}));
  const language = knownLanguage(account?.language ?? "");
  const file = await (format === "pdf" ? pdfOf : csvFileOf)(ctx, certificate, language);
  await ctx.write(async (db, session) => {
    await noteAct(db, session, ctx, `download tax certificate ${format}`, `${year} ${number}`);
  });
  const stem = `${certificateTexts[language].file}-${year}-${number}`;
  return { filename: `${stem}.${format}`, ...file };
}

/** A year out of range is not found instead of invalid. */
function notThere(error: unknown): never {
  const isWrong = error instanceof Problem && error.code === "INVALID";
  throw isWrong ? new Problem("NOT_FOUND") : error;
}

type Content = Omit<CertificateFile, "filename">;

async function pdfOf(
  ctx: Context,
  { year, insured }: TaxCertificate,
  language: Language,
): Promise<Content> {
  const date = certificateDay(year, todayInZurich(ctx.clock.now()));
  const paper = await drawCertificate(ctx, { year, date, language, ...insured });
  return { type: "application/pdf", content: await renderPaper(paper) };
}

async function csvFileOf(
  ctx: Context,
  { year, insured }: TaxCertificate,
  language: Language,
): Promise<Content> {
  const lines = await readCertifiedLines(ctx, insured.insuredNumber, year);
  return {
    type: "text/csv; charset=utf-8",
    content: Buffer.from(csvOf(csvColumns(language), lines)),
  };
}
