import type { QrBill } from "@portal/model/invoices/qr-bill.ts";
import type { Language } from "@portal/model/portal/languages.ts";

/** What is printed: said in words and figures, drawn by `renderPaper`. The same paper gives the same bytes. */
export interface Paper extends PaperContent {
  /** The insurer as this paper names it, in the window and at the foot. */
  company: Company;
}

export interface PaperContent {
  language: Language;
  /** The heading of the page, and the name of the document wherever it is shown. */
  title: string;
  /** Below the heading: the edition, the period, whom it concerns. */
  subtitle?: string;
  /** The day it bears, YYYY-MM-DD. */
  date: string;
  /** Who writes, where it is not the group. */
  sender?: Sender;
  /** Makes it a letter: the lines of the address, in the envelope's window. */
  address?: readonly string[];
  /** At the side of the address or below the heading: numbers to refer to. */
  references?: readonly Fact[];
  blocks: readonly Block[];
  /** To be paid with: at the foot of the last page. */
  bill?: QrBill;
}

/** The name and the number of the insurer. */
export interface Company {
  name: string;
  phone: string;
}

/** A company of the group, as its letters name it. */
export interface Sender {
  name: string;
  street: string;
  number: string;
  zip: string;
  city: string;
}

/** A name and its value. */
export type Fact = readonly [name: string, value: string];

export type Block =
  | Highlight
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string; tone?: "quiet" }
  | SlipNote
  | { kind: "list"; points: readonly string[] }
  | { kind: "facts"; facts: readonly Fact[] }
  | { kind: "meters"; label: string; meters: readonly Meter[] }
  | Table
  | { kind: "closing"; lines: readonly string[] };

/** A box with the one thing to know: few figures, each with its name. Stands once on a paper, near its top. */
export interface Highlight {
  kind: "highlight";
  tone: "info" | "done" | "warning" | "bad" | "quiet";
  /** White on the colour. */
  isSolid?: boolean;
  facts: readonly Fact[];
  /** What the colour says, in a word. */
  word?: string;
  icon?: "bell" | "alert" | undefined;
}

/** How much is used of a yearly amount. */
export interface Meter {
  name: string;
  /** What is used, of how much. */
  value: string;
  /** From 0 to 1. */
  share: number;
  /** Below the bar: what is left. */
  note: string;
}

/** The last block of a paper with a bill: says where the slip is, which is known once the rest is drawn. */
export interface SlipNote {
  kind: "slip";
  /** Where the slip is on the same page; nothing is said there without it. */
  below?: string;
  /** Where it has a page of its own. */
  overleaf: string;
}

export interface Table {
  kind: "table";
  /** For those who hear the page: what the table is about. */
  label: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Below a line, in bold. */
  total?: readonly string[];
}

/** A row, or one that explains the row above it: indented, in a quiet tone, without a line between the two. */
export type TableRow = readonly string[] | { explains: readonly string[] };

export interface TableColumn {
  title: string;
  /** Shares of the width; 1 unless said otherwise. */
  width?: number;
  /** Amounts and figures stand below one another. */
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
export const facts = (...pairs: Fact[]): Block => ({ kind: "facts", facts: pairs });
export const table = (about: Omit<Table, "kind">): Block => ({ kind: "table", ...about });
export const closing = (...lines: string[]): Block => ({ kind: "closing", lines });
