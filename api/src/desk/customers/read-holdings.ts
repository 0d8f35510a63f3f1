import {
  type CustomerContracts,
  type CustomerDocuments,
  type CustomerInvoices,
  type CustomerStatements,
  MOST_ROWS,
} from "@portal/model/desk/customer-page.ts";
import { sql as raw } from "kysely";
import { Names } from "../../insurer/cover/stored-shapes.ts";
import { type DeskCall, deskRead } from "../call.ts";
import { openEnd, peopleOn } from "./people-on.ts";

/** The contracts that hold or will hold. */
export function readContracts(
  call: DeskCall,
  insuredNumber: number,
): Promise<CustomerContracts["contracts"]> {
  const look = { what: "Desk.contracts", insuredNumber };
  return deskRead(call, look, async (desk, accountId) => {
    const { db, today } = desk;
    const numbers = await peopleOn(desk, { accountId, insuredNumber });
    const basic = await db
      .selectFrom("basicContract as k")
      .innerJoin("product as p", "p.code", "k.productCode")
      .select(["k.insuredNumber", "k.productCode as code", "p.names", "k.deductible"])
      .select(["k.insurerCode as reference", "k.validFrom", "k.validTo"])
      .where("k.insuredNumber", "in", numbers)
      .where("k.validTo", ">=", today)
      .execute();
    const supplementary = await db
      .selectFrom("supplementaryContract as k")
      .innerJoin("product as p", "p.code", "k.productCode")
      .select(["k.insuredNumber", "k.productCode as code", "p.names", "k.deductible"])
      .select([raw<string | null>`null::text`.as("reference"), "k.validFrom", "k.validTo"])
      .where("k.insuredNumber", "in", numbers)
      .where("k.validTo", ">=", today)
      .execute();
    const property = await db
      .selectFrom("propertyContract as k")
      .innerJoin("product as p", "p.code", "k.productCode")
      .select(["k.insuredNumber", "k.productCode as code", "p.names"])
      .select([raw<number | null>`null::integer`.as("deductible"), "k.noContract as reference"])
      .select(["k.validFrom", "k.validTo"])
      .where("k.insuredNumber", "in", numbers)
      .where("k.validTo", ">=", today)
      .execute();
    return [
      ...basic.map((row) => ({ kind: "BASIC" as const, ...row })),
      ...supplementary.map((row) => ({ kind: "SUPPLEMENTARY" as const, ...row })),
      ...property.map((row) => ({ kind: "PROPERTY" as const, ...row })),
    ].map((row) => ({ ...row, names: Names.parse(row.names), validTo: openEnd(row.validTo) }));
  });
}

/** The newest invoices with their reminders. */
export function readInvoices(
  call: DeskCall,
  insuredNumber: number,
): Promise<CustomerInvoices["invoices"]> {
  const look = { what: "Desk.invoices", insuredNumber };
  return deskRead(call, look, async ({ db }, accountId) => {
    const rows = await db
      .selectFrom("invoice")
      .select(["no", "type", "holder", "invoiceDate", "deadline", "totalAmount", "fees", "paid"])
      .select(["status", "bvrNumber as reference"])
      .where("accountId", "=", accountId)
      .orderBy("invoiceDate", "desc")
      .orderBy("no", "desc")
      .limit(MOST_ROWS)
      .execute();
    const reminders = await db
      .selectFrom("invoiceReminder")
      .select(["invoiceNo", "status", "sentOn"])
      .where("accountId", "=", accountId)
      .orderBy("position")
      .execute();
    return rows.map((row) => ({
      ...row,
      reminders: reminders
        .filter(({ invoiceNo }) => invoiceNo === row.no)
        .map(({ status, sentOn }) => ({ status, sentOn })),
    }));
  });
}

export function readStatements(
  call: DeskCall,
  insuredNumber: number,
): Promise<CustomerStatements["statements"]> {
  const look = { what: "Desk.reimbursements", insuredNumber };
  return deskRead(call, look, async (desk, accountId) =>
    desk.db
      .selectFrom("statement")
      .select(["statementNumber", "insuredNumber", "date", "paysOn", "isPrivate"])
      .where("insuredNumber", "in", await peopleOn(desk, { accountId, insuredNumber }))
      .orderBy("date", "desc")
      .orderBy("statementNumber", "desc")
      .limit(MOST_ROWS)
      .execute(),
  );
}

export function readDocuments(
  call: DeskCall,
  insuredNumber: number,
): Promise<CustomerDocuments["documents"]> {
  const look = { what: "Desk.documents", insuredNumber };
  return deskRead(call, look, async ({ db }, accountId) => {
    const rows = await db
      .selectFrom("document")
      .select(["iddms", "documentFilterType as type", "code", "date", "language", "seenAt"])
      .where("accountId", "=", accountId)
      .orderBy("date", "desc")
      .orderBy("iddms", "desc")
      .limit(MOST_ROWS)
      .execute();
    return rows.map(({ seenAt, ...row }) => ({ ...row, seenAt: seenAt?.toISOString() ?? null }));
  });
}
