import type { InteractionNature, InteractionType } from "@portal/model/requests/interactions.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { PreferenceKey } from "@portal/model/settings.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "../../core/db/tables.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

/** A request as it is applied, its details opened and checked. */
export interface RequestToApply<Details> {
  id: string;
  /** Throws where a visitor asked, who has none: kinds that visitors may ask for do not look at it. */
  readonly accountId: string;
  insuredNumber: number | null;
  language: Language;
  details: Details;
}

/** What was asked for cannot be done: the customer reads why, in their language. */
export interface Refusal {
  reason: string;
}

/** What an area lets people ask for: it says what a request holds and what becomes of it. */
export interface RequestKind<Details> {
  type: InteractionType;
  nature: InteractionNature;
  /** Its schema of `model/src/requests/stored-details.ts`. */
  details: z.core.$ZodType<Details>;
  /**
   * Changes what was asked for. Runs once, in the transaction that marks the request DONE, or REFUSED where it comes
   * back with a refusal.
   */
  apply(work: Work, request: RequestToApply<Details>): Promise<Refusal | undefined | void>;
  /**
   * Takes back what held from the moment it was asked for. Runs once, in the transaction that marks the request REFUSED
   * by somebody's decision; without it there is nothing to take back.
   */
  refuse?(work: Work, request: RequestToApply<Details>): Promise<void>;
  /** What the customer is written, when there is something to write. */
  messages?: { received?: MessageTemplate; done?: MessageTemplate };
  /**
   * What was done, in one line of the message that tells it: things that were asked for together are then told in one
   * message, as far as they are done together. Without it, each has its own.
   */
  doneLine?(work: Work, request: RequestToApply<Details>): Promise<string>;
  /** Which choice of the settings says how the person is told of the end; without it, by e-mail. */
  news?: PreferenceKey;
}

/** Where requests are applied. The database is that of the transaction, in the role of the jobs. */
export interface Work {
  db: Kysely<Tables>;
  secrets: Secrets;
  /** The day as the insurer sees it. */
  today: string;
}

/** A request as its row says it: of an account, or of a visitor. */
export type StoredRequest = Omit<RequestToApply<unknown>, "accountId"> & {
  accountId: string | null;
};

/** A kind whose details are no longer known by type: they are checked when they are opened. */
export interface AnyKind {
  type: InteractionType;
  nature: InteractionNature;
  details: z.core.$ZodType;
  received: MessageTemplate | undefined;
  done: MessageTemplate | undefined;
  news: PreferenceKey | undefined;
  apply(work: Work, request: StoredRequest): Promise<Refusal | undefined | void>;
  refuse(work: Work, request: StoredRequest): Promise<void>;
  doneLine(work: Work, request: StoredRequest): Promise<string | undefined>;
}

/** Brings kinds with details of all sorts into one list. */
export function anyKind<Details>(kind: RequestKind<Details>): AnyKind {
  return {
    type: kind.type,
    nature: kind.nature,
    details: kind.details,
    received: kind.messages?.received,
    done: kind.messages?.done,
    news: kind.news,
    apply: (work, request) => kind.apply(work, opened(kind, request)),
    refuse: async (work, request) => kind.refuse?.(work, opened(kind, request)),
    doneLine: async (work, request) => kind.doneLine?.(work, opened(kind, request)),
  };
}

function opened<Details>(
  kind: RequestKind<Details>,
  { id, accountId, insuredNumber, language, details }: StoredRequest,
): RequestToApply<Details> {
  return {
    id,
    insuredNumber,
    language,
    details: z.parse(kind.details, details),
    get accountId() {
      if (accountId === null) throw new Error("A request that needs an account has none.");
      return accountId;
    },
  };
}

export function detailsBinding(id: string) {
  return { table: "interaction", column: "details", row: id };
}
