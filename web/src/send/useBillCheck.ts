import { isBill, type SendDocuments } from "@portal/model/send.ts";
import { useRef, useState } from "react";
import type { BillCheck } from "./ask-about-bill.ts";

/**
 * Compares a bill with earlier ones before it is sent. What it finds is shown once; a second press sends. The same bill
 * is compared once: after an answer that was lost, it would be found as its own double.
 */
export function useBillCheck() {
  const [found, setFound] = useState<BillCheck>();
  const compared = useRef("");
  /** Whether the documents may be sent: nothing was found, or the customer has seen it and sends anyway. */
  const isConfirmed = async ({ documentType, bill, files }: SendDocuments) => {
    const key = JSON.stringify([bill, files]);
    if (!isBill(documentType) || compared.current === key) return true;
    const check = await ask({ bill, files });
    const isFound = check !== undefined && (check.isOwnInvoice || check.doubles.length > 0);
    setFound(isFound ? check : undefined);
    compared.current = key;
    return !isFound;
  };
  return { found, isConfirmed, forget: () => setFound(undefined) };
}

/** Without an answer the bill is sent: the insurer compares it again. */
async function ask(documents: Pick<SendDocuments, "bill" | "files">) {
  try {
    const { askAboutBill } = await import("./ask-about-bill.ts");
    return await askAboutBill(documents);
  } catch {
    return undefined;
  }
}
