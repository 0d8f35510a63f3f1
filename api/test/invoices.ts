import { referenceOf } from "@portal/model/invoices/reference.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../src/core/db/tables.ts";
import { newId } from "./documents.ts";
import { type Customer, db } from "./portal.ts";

let next = 1;

type Wishes = Partial<Insertable<Tables["invoice"]>>;

/** An invoice of somebody, open and due in ten days unless wished otherwise, with its document. Says its number. */
export async function hasInvoice(who: Customer, wishes: Wishes = {}): Promise<string> {
  const no = `${who.insuredNumber}${String(next++).padStart(6, "0")}`;
  const { totalAmount = 412_35, invoiceDate = "2026-11-01" } = wishes;
  const iddms = newId();
  await db
    .insertInto("document")
    .values({
      iddms,
      accountId: who.id,
      partenaires: JSON.stringify([who.insuredNumber]),
      type: "INVOICE",
      subType: "INVOICE",
      code: "INVOICE",
      documentFilterType: "INVOICE",
      date: invoiceDate,
      language: "fr",
      parameters: JSON.stringify({ no }),
    })
    .execute();
  const line = { kind: "BASIC", insuredNumber: who.insuredNumber, about: "RT01" };
  await db
    .insertInto("invoice")
    .values({
      no,
      accountId: who.id,
      type: "PREMIUM",
      insuredNumber: who.insuredNumber,
      holder: "Anna Rossi",
      law: "LAMAL",
      healthInsurerCode: "9101",
      periodFrom: "2026-12-01",
      periodTo: "2026-12-31",
      invoiceDate,
      deadline: "2026-11-25",
      lines: JSON.stringify([{ ...line, amount: totalAmount }]),
      totalAmount,
      paymentMode: "BVR",
      bvrNumber: referenceOf(no),
      adhesionNumber: String(who.insuredNumber),
      iddms,
      ...(wishes.firstInstalmentOn && { arranged: totalAmount }),
      ...wishes,
    })
    .execute();
  return no;
}
