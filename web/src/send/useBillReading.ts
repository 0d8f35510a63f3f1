import { useRef, useState } from "react";
import type { FileReading } from "./reading/read-bill-code.ts";
import { emptyBill, type SendForm } from "./useSendForm.ts";

/** How the search for a QR code stands; `faulty` is a code that says nothing usable. */
export type ReadingState = "none" | "reading" | "read" | "notFound" | "faulty";

export interface BillReading {
  readonly state: ReadingState;
  /** The codes are of different bills. */
  readonly isSeveral: boolean;
  readonly isInEuros: boolean;
  readonly read: (files: readonly File[]) => void;
}

/** The fields that a code proposes. */
const proposedFields = [
  "provider",
  "town",
  "amount",
  "billedOn",
  "treatedOn",
  "reference",
] as const;

/** Reads the QR code of chosen files, and proposes what it says where the customer has not typed anything else. */
export function useBillReading(form: SendForm): BillReading {
  const [state, setState] = useState<ReadingState>("none");
  const [isInEuros, setInEuros] = useState(false);
  const known = useRef(new Map<string, unknown>());
  const codes = useRef(new Set<string>());
  const [isSeveral, setSeveral] = useState(false);
  const waiting = useRef(0);

  const propose = ({ code, proposed, isInEuros: inEuros }: FileReading) => {
    const values = new Map<string, unknown>(Object.entries(proposed ?? {}));
    for (const name of proposedFields) {
      const typed = form.getValues(`bill.${name}`) || undefined;
      const isUntouched = typed === undefined || typed === known.current.get(name);
      if (isUntouched) form.setValue(`bill.${name}`, proposed?.[name] ?? emptyBill[name]);
    }
    known.current = values;
    form.setValue("bill.code", code);
    if (!form.getValues("documentType")) form.setValue("documentType", "INVOICE");
    setInEuros(inEuros);
  };
  const read = (files: readonly File[]) => void readAll(files);
  const readAll = async (files: readonly File[]) => {
    setState("reading");
    waiting.current += 1;
    const found = await readFiles(files);
    waiting.current -= 1;
    const usable = found.filter(({ proposed }) => proposed);
    for (const { code } of usable) codes.current.add(code);
    setSeveral(codes.current.size > 1);
    const [first] = usable;
    if (first) propose(first);
    if (waiting.current > 0) return;
    if (codes.current.size > 0) setState("read");
    else setState(found.length > 0 ? "faulty" : "notFound");
  };
  return { state, isSeveral, isInEuros, read };
}

/** One file after the other, because each photo needs much memory. */
async function readFiles(files: readonly File[]): Promise<FileReading[]> {
  const found: FileReading[] = [];
  try {
    const { readBillCodes } = await import("./reading/read-bill-code.ts");
    for (const file of files) found.push(...(await readBillCodes(file)));
  } catch {
    // The code of the reader did not arrive; the customer types what the code would say.
  }
  return found;
}
