import { parsedAmount } from "@portal/model/bank/amounts.ts";
import { cleanReference, referenceKind } from "@portal/model/bank/references.ts";
import { RefusedFile } from "../refused-file.ts";
import { at, type Node, type Read, textAt } from "../xml/read-xml.ts";
import type { BankBooking, FilePart, Statement } from "./booking.ts";

/** The elements of a statement or notification that are read one by one. */
export const detachedInCamt = ["GrpHdr", "Acct", "Bal", "TxDtls", "Ntry", "Stmt", "Ntfctn"];

/** The most bookings of a file. */
const MOST_BOOKINGS = 1_000_000;

/** Turns the elements of a camt.053 or camt.054 into bookings, and checks sums and balances. */
export class CamtReader {
  readonly #kind: "CAMT053" | "CAMT054";
  #iban = "";
  #balances = new Map<string, { amount: number; on: string | undefined }>();
  /** The sum of the booked entries of the statement. */
  #moved = 0;
  #bookings = 0;
  /** Of the current entry: how many details, their sum by currency, and how often each key came. */
  #details = 0;
  #detailed = new Map<string, number>();
  #keys = new Map<string, number>();

  constructor(kind: "CAMT053" | "CAMT054") {
    this.#kind = kind;
  }

  *read({ node, around }: Read): Generator<FilePart> {
    if (node.name === "GrpHdr") {
      yield { part: "HEADER", kind: this.#kind, messageId: requiredText(node, "MsgId") };
    } else if (node.name === "Acct" && ["Stmt", "Ntfctn"].includes(around.at(-1)?.name ?? "")) {
      yield this.#beginAccount(node);
    } else if (node.name === "Bal") this.#addBalance(node);
    else if (node.name === "TxDtls") yield* this.#readDetails(node, around);
    else if (node.name === "Ntry") yield* this.#endEntry(node);
    else if (node.name === "Stmt" || node.name === "Ntfctn") yield* this.#endReport(node);
  }

  #beginAccount(node: Node): FilePart {
    const iban = textAt(node, "Id/IBAN");
    if (iban === undefined) throw new RefusedFile("FOREIGN_ACCOUNT", "Acct has no IBAN");
    this.#iban = iban;
    this.#balances.clear();
    this.#moved = 0;
    return { part: "ACCOUNT", iban };
  }

  #addBalance(node: Node): void {
    const kind = textAt(node, "Tp/CdOrPrtry/Cd") ?? "";
    const amount = signed(node, "CdtDbtInd", chf(node));
    this.#balances.set(kind, { amount, on: dayAt(node, "Dt") });
  }

  *#readDetails(node: Node, around: readonly Node[]): Generator<FilePart> {
    const entry = around.find(({ name }) => name === "Ntry");
    if (!entry) return;
    this.#details++;
    const currency = currencyOf(node);
    const before = this.#detailed.get(currency) ?? 0;
    this.#detailed.set(currency, before + signed(node, "CdtDbtInd", hundredths(node)));
    if (!isBooked(entry)) return;
    const base = bookingOf(entry, this.#iban);
    const booking = { ...base, ...detailsOf(node), isSum: false };
    const key = keyOf(booking, node);
    const times = (this.#keys.get(key) ?? 0) + 1;
    this.#keys.set(key, times);
    yield* this.#counted({ ...booking, entryKey: `${key} #${times}` });
  }

  *#endEntry(entry: Node): Generator<FilePart> {
    const details = this.#details;
    const moved = signed(entry, "CdtDbtInd", hundredths(entry));
    const detailed = this.#detailed.get(currencyOf(entry));
    const isOneCurrency = this.#detailed.size === 1 && detailed !== undefined;
    this.#details = 0;
    this.#detailed.clear();
    this.#keys.clear();
    if (isOneCurrency && detailed !== moved) {
      throw new RefusedFile("SUM", "Ntry is not the sum of its TxDtls");
    }
    if (!isBooked(entry)) return;
    this.#moved += moved;
    if (details > 0) return;
    const booking = bookingOf(entry, this.#iban);
    yield* this.#counted({ ...booking, isSum: true, entryKey: `SUM ${booking.batchKey}` });
  }

  *#counted(booking: BankBooking): Generator<FilePart> {
    if (++this.#bookings > MOST_BOOKINGS)
      throw new RefusedFile("TOO_MANY", `over ${MOST_BOOKINGS} bookings`);
    if (booking.amount > 0) yield { part: "BOOKING", booking };
  }

  *#endReport(node: Node): Generator<FilePart> {
    if (node.name !== "Stmt") return;
    const opening = this.#balances.get("OPBD") ?? this.#balances.get("PRCD");
    const closing = this.#balances.get("CLBD");
    if (opening && closing && opening.amount + this.#moved !== closing.amount) {
      throw new RefusedFile("BALANCE", "OPBD and the entries do not come to CLBD");
    }
    const statement: Statement = {
      iban: this.#iban,
      statementId: requiredText(node, "Id"),
      opening: opening?.amount,
      closing: closing?.amount,
      openedOn: opening?.on,
      closedOn: closing?.on,
    };
    yield { part: "STATEMENT", statement };
  }
}

function isBooked(entry: Node): boolean {
  return textAt(entry, "Sts/Cd") === "BOOK";
}

/** What an entry says about all of its payments. */
function bookingOf(entry: Node, iban: string): BankBooking {
  const bookedOn = dayAt(entry, "BookgDt") ?? dayAt(entry, "ValDt");
  if (bookedOn === undefined) throw new RefusedFile("NOT_BY_THE_STANDARD", "Ntry has no BookgDt");
  return {
    iban,
    entryKey: "",
    batchKey: requiredText(entry, "AcctSvcrRef"),
    isSum: true,
    paymentInformation: textAt(entry, "NtryDtls/Btch/PmtInfId"),
    isCredit: textAt(entry, "CdtDbtInd") === "CRDT",
    isReversal: ["true", "1"].includes(textAt(entry, "RvslInd") ?? ""),
    amount: hundredths(entry),
    currency: currencyOf(entry),
    bookedOn,
    reference: undefined,
    endToEndId: undefined,
    reason: undefined,
    name: undefined,
    account: undefined,
    words: textAt(entry, "AddtlNtryInf"),
  };
}

type Details = Omit<
  BankBooking,
  "iban" | "entryKey" | "batchKey" | "isSum" | "paymentInformation" | "isReversal" | "bookedOn"
>;

function detailsOf(node: Node): Details {
  const isCredit = textAt(node, "CdtDbtInd") === "CRDT";
  const [party, account] = isCredit ? ["Dbtr", "DbtrAcct"] : ["Cdtr", "CdtrAcct"];
  const endToEndId = textAt(node, "Refs/EndToEndId");
  return {
    isCredit,
    amount: hundredths(node),
    currency: currencyOf(node),
    reference: referenceIn(node),
    endToEndId: endToEndId === "NOTPROVIDED" ? undefined : endToEndId,
    reason: textAt(node, "RtrInf/Rsn/Cd") ?? textAt(node, "RtrInf/Rsn/Prtry"),
    name: textAt(node, `RltdPties/${party}/Pty/Nm`),
    account: textAt(node, `RltdPties/${account}/Id/IBAN`),
    words: textAt(node, "RmtInf/Ustrd") ?? textAt(node, "AddtlTxInf"),
  };
}

/** The first valid reference, structured or among the words; else the structured one as it is. */
function referenceIn(node: Node): string | undefined {
  const parts = at(node, "RmtInf")?.nodes ?? [];
  const structured = parts.flatMap((one) => textAt(one, "CdtrRefInf/Ref") ?? []);
  const words = parts.filter(({ name }) => name === "Ustrd").map(({ text }) => text);
  const found = [...structured, ...words].find((text) => referenceKind(text) !== undefined);
  const reference = found ?? structured[0];
  return reference === undefined ? undefined : cleanReference(reference);
}

function keyOf({ batchKey, reference, endToEndId, amount, isCredit }: BankBooking, node: Node) {
  const names = ["AcctSvcrRef", "UETR", "TxId"].map((name) => textAt(node, `Refs/${name}`) ?? "-");
  const direction = isCredit ? "+" : "-";
  return [batchKey, ...names, reference ?? endToEndId ?? "-", `${direction}${amount}`].join(" ");
}

function requiredText(node: Node, path: string): string {
  const text = textAt(node, path);
  if (text === undefined) throw new RefusedFile("NOT_BY_THE_STANDARD", `${path} is missing`);
  return text;
}

/** The day in Switzerland; banks report midnight there with its offset. */
function dayAt(node: Node, name: string): string | undefined {
  return (textAt(node, `${name}/Dt`) ?? textAt(node, `${name}/DtTm`))?.slice(0, 10);
}

function signed(node: Node, path: string, amount: number): number {
  return textAt(node, path) === "CRDT" ? amount : -amount;
}

function currencyOf(node: Node): string {
  return at(node, "Amt")?.attributes["Ccy"] ?? "";
}

function chf(node: Node): number {
  const amount = parsedAmount(textAt(node, "Amt") ?? "");
  if (amount === undefined) throw new RefusedFile("AMOUNT", `${node.name} is finer than a rappen`);
  return amount;
}

/** Francs are exact; other currencies are not booked, and are kept to the hundredth. */
function hundredths(node: Node): number {
  if (currencyOf(node) === "CHF") return chf(node);
  return Math.round(Number(textAt(node, "Amt")) * 100);
}
