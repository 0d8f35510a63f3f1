import { BillInput } from "@portal/model/bills/sent-bill.ts";
import type { SendDocuments } from "@portal/model/send.ts";
import { graphql, query } from "../core/http/api.ts";
import type { BillCheckQuery } from "../core/http/gql/private.ts";

const BillCheckDocument = graphql(`
  query BillCheck($bill: BillInput!, $files: [ID!]!) {
    billCheck(bill: $bill, files: $files) {
      isOwnInvoice
      invoice
      doubles {
        date
        request
        statement
      }
    }
  }
`);

export type BillCheck = BillCheckQuery["billCheck"];

/** What the insurer finds about a bill before it is sent. */
export async function askAboutBill({
  bill,
  files,
}: Pick<SendDocuments, "bill" | "files">): Promise<BillCheck> {
  const said = { ...bill, ...BillInput.parse(bill ?? {}) };
  const { billCheck } = await query(BillCheckDocument, { bill: said, files }, { silent: true });
  return billCheck;
}
