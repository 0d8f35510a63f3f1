import { InsuranceLaw } from "@portal/model/invoices/carriers.ts";
import {
  InvoiceLine,
  InvoiceStatus,
  type InvoiceSubject,
  InvoiceType,
  subjectOf,
} from "@portal/model/invoices/invoice.ts";
import { isListed } from "@portal/model/invoices/listed-years.ts";
import {
  invoiceStatusWords,
  invoiceSubjectWords,
  invoiceWords,
} from "@portal/model/own-search/kind-words.ts";
import type { OwnThing } from "@portal/model/own-search/own-things.ts";
import { z } from "zod";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";
import { Names } from "../insurer/cover/stored-shapes.ts";
import type { SearchScope } from "./search-scope.ts";

export interface FoundInvoice extends OwnThing {
  type: InvoiceType;
  subject: InvoiceSubject;
  holder: string;
  periodFrom: string;
  periodTo: string;
  totalAmount: number;
}

/** The account's invoices, newest first; row level security filters the rows. */
const newest = prepare((wanted: { since: string; most: number }) =>
  sql
    .selectFrom("invoice")
    .select([
      "no",
      "type",
      "law",
      "holder",
      "periodFrom",
      "periodTo",
      "invoiceDate",
      "deadline",
      "lines",
      "totalAmount",
      "fees",
      "paid",
      "status",
      "bvrNumber",
    ])
    .where("invoiceDate", ">=", wanted.since)
    .orderBy("invoiceDate", "desc")
    .orderBy("no")
    .limit(wanted.most),
);
const products = prepare(() => sql.selectFrom("product").select(["code", "names"]));
const Lines = z.array(InvoiceLine);

/** The same invoices as in the list of invoices. */
export async function readInvoices(ctx: Context, scope: SearchScope): Promise<FoundInvoice[]> {
  const [rows, named] = await Promise.all([ctx.read(newest(scope)), ctx.read(products({}))]);
  const names = new Map(
    named.map((row) => [row.code, Object.values(Names.parse(row.names)).join(" ")]),
  );
  return rows
    .filter(({ invoiceDate: date, status }) =>
      isListed({ date, isPaid: status === "REGLEE" || status === "ANNULEE" }, scope.today),
    )
    .map((row) => foundInvoice(row, names));
}

type Row = NonNullable<ReturnType<typeof newest>["row"]>;

function foundInvoice(row: Row, productNames: ReadonlyMap<string, string>): FoundInvoice {
  const { no, holder, periodFrom, periodTo, invoiceDate, deadline, totalAmount, fees } = row;
  const lines = Lines.parse(row.lines);
  const type = InvoiceType.parse(row.type);
  const subject = subjectOf({ type, carrier: { law: InsuranceLaw.parse(row.law) }, lines });
  const abouts = new Set(lines.map(({ about }) => productNames.get(about) ?? about));
  const status = invoiceStatusWords[InvoiceStatus.parse(row.status)];
  return {
    id: no,
    type,
    subject,
    holder,
    periodFrom,
    periodTo,
    totalAmount,
    date: invoiceDate,
    names: [holder, ...abouts],
    kindWords: `${invoiceWords} ${invoiceSubjectWords[subject]} ${status}`,
    amounts: [totalAmount, totalAmount + fees, totalAmount + fees - row.paid],
    days: [
      { from: periodFrom, to: periodTo },
      { from: invoiceDate, to: invoiceDate },
      { from: deadline, to: deadline },
    ],
    numbers: [no, row.bvrNumber],
  };
}
