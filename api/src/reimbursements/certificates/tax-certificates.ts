import { csvOf } from "@portal/model/typing/csv.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { certificateDay } from "@portal/model/statements.ts";
import { noteAct } from "../../core/audit.ts";
import type { Context } from "../../core/context.ts";
import { sql } from "../../core/db/sql.ts";
import { prepare } from "../../core/db/prepared-query.ts";
import { renderPaper } from "../../insurer/pdf/render.ts";
import { readSettledLines } from "../../insurer/certified/settled-lines.ts";
import { taxTexts } from "../../insurer/certified/tax-texts.ts";
import { listTaxCertificates, type TaxCertificate } from "../../insurer/certified/tax-years.ts";
import { csvColumns } from "./tax-spreadsheet.ts";
import { drawCertificate } from "./tax-certificate-paper.ts";

const reader = prepare(() => sql.selectFrom("account").select("language"));

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
  const { representation } = await ctx.session();
  if (representation) ctx.noteRead("Query.careCosts");
  else
    await ctx.write(async (db, session) => {
      await noteAct(db, session, ctx, `download tax certificate ${format}`, `${year} ${number}`);
    });
  const stem = `${taxTexts[language].file}-${year}-${number}`;
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
  const lines = await readSettledLines(ctx, insured.insuredNumber, year);
  return {
    type: "text/csv; charset=utf-8",
    content: Buffer.from(csvOf(csvColumns(language), lines)),
  };
}
