import type { ClientConfiguration } from "./client.ts";
import type { Language } from "./languages.ts";

/** A page to be rendered on the server. */
export interface RenderRequest {
  /** The address, without its host. */
  readonly address: string;
  readonly language: Language;
  /** The cookies of the browser without those that are HttpOnly. */
  readonly cookies: string;
  readonly userAgent: string;
  readonly now: Date;
  /** Sends a request to the API within the process. */
  readonly ask: (url: string, init: RequestInit) => Promise<Response>;
  /** Aborts at the timeout. */
  readonly signal: AbortSignal;
}

export interface RenderedPage {
  readonly title: string;
  readonly markup: string;
  /** The dehydrated state as JSON. */
  readonly state: string;
  /** The name of the rendered screen. */
  readonly screen: string;
  /** The groups of texts that stand in it. */
  readonly texts: readonly string[];
}

/** The part of `AsyncLocalStorage` that keeps the transport of one page. */
export interface Scope<Kept> {
  run<Result>(kept: Kept, work: () => Result): Result;
  getStore(): Kept | undefined;
}

export interface Renderer {
  /** Resolves with undefined where the page is to be rendered in the browser; rejects when a query fails. */
  render(request: RenderRequest): Promise<RenderedPage | undefined>;
  /** Loads the code of all screens. */
  prepare(): Promise<void>;
  /** The addresses of all screens that it renders. */
  readonly addresses: readonly string[];
}

/** The exports of the server bundle. */
export interface RendererModule {
  createRenderer(scope: Scope<never>, configuration: ClientConfiguration): Renderer;
}
