import type { QrBill } from "@portal/model/invoices/qr-bill.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** The content of a paper, drawn by `renderPaper`. The same paper gives the same bytes. */
export interface Paper extends PaperContent {
  /** The insurer as named in the window and at the foot. */
  company: Company;
}

export interface PaperContent {
  language: Language;
  /** The heading of the page and the title of the PDF. */
  title: string;
  /** Below the heading: the edition, the period or the person concerned. */
  subtitle?: string;
  /** The date of the paper, YYYY-MM-DD. */
  date: string;
  /** The sender, if it is not the group. */
  sender?: Sender;
  /** The lines in the envelope's window; they make the paper a letter. */
  address?: readonly string[];
  /** Reference numbers, beside the address or below the heading. */
  references?: readonly Fact[];
  blocks: readonly Block[];
  /** The payment part at the foot of the last page. */
  bill?: QrBill;
  /** Room for a signature, for papers that are signed after they are drawn. */
  signature?: { signer: string; at: Date };
}

export interface Company {
  name: string;
  phone: string;
}

/** A company of the group as sender. */
export interface Sender {
  name: string;
  street: string;
  number: string;
  zip: string;
  city: string;
}

export type Fact = readonly [name: string, value: string];

export type Block =
  | Highlight
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string; tone?: "quiet" }
  | SlipNote
  | { kind: "list"; points: readonly string[] }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "meters"; label: string; meters: readonly Meter[] }
  | Verification
  | Table
  | { kind: "closing"; lines: readonly string[] };

/** A box with the main message: few figures with their names. Used once per paper, near the top. */
export interface Highlight {
  kind: "highlight";
  tone: "info" | "done" | "warning" | "bad" | "quiet";
  /** White text on the colour. */
  isSolid?: boolean;
  facts: readonly Fact[];
  /** One word for the meaning of the colour. */
  word?: string;
  icon?: "bell" | "alert" | undefined;
}

/** A bar for the used part of a yearly amount. */
export interface Meter {
  name: string;
  /** The used and the total amount. */
  value: string;
  /** From 0 to 1. */
  share: number;
  /** Below the bar: the remaining amount. */
  note: string;
}

/** How a third party checks the paper: a QR code, and its code in large type with the words beside it. */
export interface Verification {
  kind: "verification";
  /** The content of the QR code. */
  link: string;
  /** The description of the QR code for screen readers. */
  alt: string;
  title: string;
  text: string;
  code: string;
}

/** The last block of a paper with a bill: names the slip's place, which is known after the rest is drawn. */
export interface SlipNote {
  kind: "slip";
  /** The text if the slip is on the same page; optional. */
  below?: string;
  /** The text if the slip has a page of its own. */
  overleaf: string;
}

export interface Table {
  kind: "table";
  /** The table's description for screen readers. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Below a line, in bold. */
  total?: readonly string[];
}

/** A row, or an explanation of the row above: indented, in a quiet tone, without a line between them. */
export type TableRow = readonly string[] | { explains: readonly string[] };

export interface TableColumn {
  title: string;
  /** The share of the width; 1 by default. */
  width?: number;
  /** Right-aligned, for amounts and figures. */
  align?: "end";
}

export const heading = (text: string): Block => ({ kind: "heading", text });
export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const note = (text: string): Block => ({ kind: "paragraph", text, tone: "quiet" });
export const slipNote = (texts: Omit<SlipNote, "kind">): Block => ({ kind: "slip", ...texts });
export const list = (...points: string[]): Block => ({ kind: "list", points });
export const highlight = (about: Omit<Highlight, "kind">): Block => ({
  kind: "highlight",
  ...about,
});
export const meters = (label: string, ...all: Meter[]): Block => ({
  kind: "meters",
  label,
  meters: all,
});
export const verification = (about: Omit<Verification, "kind">): Block => ({
  kind: "verification",
  ...about,
});
export const facts = (...pairs: Fact[]): Block => ({ kind: "facts", facts: pairs });
export const table = (about: Omit<Table, "kind">): Block => ({ kind: "table", ...about });
export const closing = (...lines: string[]): Block => ({ kind: "closing", lines });
