import { randomUUID } from "node:crypto";
import { type TypedBill, typedBill } from "@portal/model/bills/sent-bill.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { mimeTypes } from "@portal/model/files.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { DocumentDetails } from "@portal/model/requests/stored-details.ts";
import { trackedAs } from "@portal/model/requests/tracked-documents.ts";
import { isBill, type SendDocuments, type SentDocumentType } from "@portal/model/send.ts";
import type { Kysely } from "kysely";
import { attachFiles } from "../insurer/attach-files.ts";
import type { Context } from "../core/context.ts";
import type { Tables } from "../core/db/tables.ts";
import type { RequestKind } from "../insurer/requests/kinds.ts";
import { submitRequest } from "../insurer/requests/submit.ts";
import { handInBill } from "./hand-in-bill.ts";
import { documentsReceived, documentsTreated } from "./messages.ts";

function kindOf(documentType: SentDocumentType): RequestKind<DocumentDetails> {
  return {
    ...trackedAs[documentType],
    details: DocumentDetails,
    // Clerks read the sent files; no customer data change.
    apply: () => Promise.resolve(),
    messages: { received: documentsReceived, done: documentsTreated },
    news: "communicationNew",
  };
}

/** An invoice from abroad is an ordinary invoice request; its details have the document type. */
export const sentInvoice = kindOf("INVOICE");
export const sentDelegation = kindOf("DELEGATION_FORM");
export const sentDocument = kindOf("DOCUMENT");

/** Sends uploaded PDFs to the insurer as one request, all or none. */
export async function sendDocuments(
  ctx: Context,
  { insuredNumber, documentType, files, bill: input }: SendDocuments,
): Promise<{ id: string }> {
  const bill = input && isBill(documentType) ? typedBill(input) : undefined;
  if (bill) refuseDaysToCome(bill, todayInZurich(ctx.clock.now()));
  return ctx.write(async (db, session) => {
    const person = await readOwnCosts(db, session.accountId, insuredNumber);
    const id = randomUUID();
    const sent = await attachFiles(db, {
      accountId: session.accountId,
      field: "files",
      uuids: files,
      interactionId: id,
      accepts: mimeTypes.pdf,
    });
    const [first] = sent;
    if (!first) throw refused("files", "files.none");
    const request = await submitRequest({ ctx, db, session }, kindOf(documentType), {
      id,
      insuredNumber,
      details: { ...first, documentType, files: sent, ...(bill && { bill }) },
    });
    if (isBill(documentType)) {
      const isForeign = documentType === "FOREIGN_INVOICE";
      await handInBill(
        { ctx, db, session },
        { interactionId: id, person, files, isForeign, ...bill },
      );
    }
    return request;
  });
}

/** A bill may bear a day to come; its treatment cannot. */
function refuseDaysToCome({ treatedOn }: TypedBill, today: string): void {
  if (treatedOn !== undefined && treatedOn > today) throw refused("bill.treatedOn", "date.format");
}

/** A person of the account who is not linked for information only; a foreign person is unknown. */
async function readOwnCosts(
  db: Kysely<Tables>,
  accountId: string,
  insuredNumber: number,
): Promise<{ insuredNumber: number; birthdate: string }> {
  const person = await db
    .selectFrom("accountInsured as link")
    .innerJoin("insured", "insured.insuredNumber", "link.insuredNumber")
    .select(["insured.insuredNumber", "birthdate", "forInformation"])
    .where("link.accountId", "=", accountId)
    .where("link.insuredNumber", "=", insuredNumber)
    .executeTakeFirst();
  if (!person) throw refused("insuredNumber", "insured.unknown");
  if (person.forInformation) throw refused("insuredNumber", "insured.forInformation");
  return person;
}

function refused(field: string, message: string): Problem {
  return new Problem("INVALID", { fields: { [field]: message } });
}
