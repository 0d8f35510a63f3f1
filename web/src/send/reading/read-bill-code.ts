import { readQrBill } from "@portal/model/bills/read-qr-bill.ts";
import { proposedBy } from "@portal/model/bills/sent-bill.ts";
import { trustedWorkerUrl } from "../../core/trusted-worker-url.ts";
import type { BillFile, BillTexts } from "./bill-worker.ts";

/** What a QR code proposes for the form, with the amount in francs; nothing if it has errors. */
export interface FileReading {
  readonly code: string;
  readonly isInEuros: boolean;
  readonly proposed: Partial<ReturnType<typeof proposedBy>> | undefined;
}

/** A phone reads a photo in one or two seconds; a worker that takes longer is stopped. */
const LONGEST_MS = 30_000;

/**
 * Reads the QR codes of bills in a photo or a PDF, in a worker, so that the page stays responsive. A failure of any kind
 * gives none: the customer then types what the code would say.
 */
export async function readBillCodes(file: File): Promise<FileReading[]> {
  const worker = await startWorker();
  if (!worker) return [];
  const answer = new Promise<readonly string[]>((resolve) => {
    const giveUp = () => resolve([]);
    setTimeout(giveUp, LONGEST_MS);
    worker.addEventListener("message", ({ data }: MessageEvent<Partial<BillTexts>>) => {
      // The reader of PDFs announces itself to the page by a message of its own.
      if (data.texts) resolve(data.texts);
    });
    worker.addEventListener("error", giveUp);
  });
  const message: BillFile = { file };
  worker.postMessage(message);
  const texts = await answer.finally(() => worker.terminate());
  return texts.map(readingOf);
}

function readingOf(code: string): FileReading {
  const reading = readQrBill(code);
  if (reading.kind !== "bill") return { code, isInEuros: false, proposed: undefined };
  const { amount, ...proposed } = proposedBy(reading.bill);
  return {
    code,
    isInEuros: reading.bill.currency === "EUR",
    proposed: { ...proposed, ...(amount !== undefined && { amount: amount / 100 }) },
  };
}

async function startWorker(): Promise<Worker | undefined> {
  try {
    const { default: address } = await import("./bill-worker.ts?worker&url");
    return new Worker(trustedWorkerUrl("bills", address), { type: "module" });
  } catch {
    return undefined;
  }
}
