import type { ClientConfiguration } from "./client.ts";
import type { Language } from "./languages.ts";

/** A document that is to be painted: for whom, where, and by which clock. */
export interface PaintWish {
  /** The address, without its host. */
  readonly address: string;
  readonly language: Language;
  /** What the browser sent, without what its scripts cannot read. */
  readonly cookies: string;
  readonly userAgent: string;
  readonly now: Date;
  /** Answers as the API would by HTTP. */
  readonly ask: (url: string, init: RequestInit) => Promise<Response>;
  /** The end of everybody's patience. */
  readonly signal: AbortSignal;
}

export interface PaintedPage {
  readonly title: string;
  readonly markup: string;
  /** What the page takes over from, as JSON. */
  readonly state: string;
  /** The screen that was painted, as the build names it. */
  readonly screen: string;
  /** The groups of texts that stand in it. */
  readonly texts: readonly string[];
}

/** Keeps what belongs to one request beside everything that is done for it. */
export interface Scope<Kept> {
  run<Result>(kept: Kept, work: () => Result): Result;
  getStore(): Kept | undefined;
}

export interface Painter {
  /** Nothing where there is nobody to paint for; it rejects when anything fails. */
  paint(wish: PaintWish): Promise<PaintedPage | undefined>;
  /** Fetches the code of all screens, so that the first visitor does not wait for it. */
  prepare(): Promise<void>;
  /** The addresses of all screens that it paints. */
  readonly addresses: readonly string[];
}

/** What the build of the pages for the server offers. */
export interface PainterModule {
  createPainter(scope: Scope<never>, configuration: ClientConfiguration): Painter;
}
