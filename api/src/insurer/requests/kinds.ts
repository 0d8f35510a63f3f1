import type { InteractionNature, InteractionType } from "@portal/model/requests/interactions.ts";
import type { Language } from "@portal/model/portal/languages.ts";
import type { PreferenceKey } from "@portal/model/notifications.ts";
import type { Kysely } from "kysely";
import { z } from "zod";
import type { Tables } from "../../core/db/tables.ts";
import type { MessageTemplate } from "../outbox/message-template.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";

/** A request with its decrypted and validated details. */
export interface RequestToApply<Details> {
  id: string;
  /** Throws for a visitor's request, which has no account; kinds for visitors do not read it. */
  readonly accountId: string;
  insuredNumber: number | null;
  language: Language;
  details: Details;
}

/** The request cannot be fulfilled; the customer reads the reason in their language. */
export interface Refusal {
  reason: string;
}

/** A kind of request: its details and how they are applied. */
export interface RequestKind<Details> {
  type: InteractionType;
  nature: InteractionNature;
  /** Its schema of `model/src/requests/stored-details.ts`. */
  details: z.core.$ZodType<Details>;
  /** Applies the request. Runs once, in the transaction that marks it DONE, or REFUSED if it returns a refusal. */
  apply(work: Work, request: RequestToApply<Details>): Promise<Refusal | undefined | void>;
  /**
   * Reverts effects that started with the request. Runs once, in the transaction that marks it REFUSED by a decision;
   * optional.
   */
  refuse?(work: Work, request: RequestToApply<Details>): Promise<void>;
  /** The messages to the customer. */
  messages?: { received?: MessageTemplate; done?: MessageTemplate };
  /**
   * The result in one line: requests made together and done together are then reported in one message. Without it, each
   * has its own message.
   */
  doneLine?(work: Work, request: RequestToApply<Details>): Promise<string>;
  /** The notification setting for the result; without it, by e-mail. */
  news?: PreferenceKey;
  /** It is decided by an act of its own, such as an answer or an amount, and never by an approval from outside. */
  hasOwnDecision?: true;
}

/** The context of applying requests: `db` is the transaction, in the role of the jobs. */
export interface Work {
  db: Kysely<Tables>;
  secrets: Secrets;
  /** The insurer's current day. */
  today: string;
}

/** A stored request of an account or of a visitor. */
export type StoredRequest = Omit<RequestToApply<unknown>, "accountId"> & {
  accountId: string | null;
};

/** A kind with erased types: details are validated when they are decrypted. */
export interface AnyKind {
  type: InteractionType;
  nature: InteractionNature;
  details: z.core.$ZodType;
  received: MessageTemplate | undefined;
  done: MessageTemplate | undefined;
  news: PreferenceKey | undefined;
  hasOwnDecision: boolean;
  apply(work: Work, request: StoredRequest): Promise<Refusal | undefined | void>;
  refuse(work: Work, request: StoredRequest): Promise<void>;
  doneLine(work: Work, request: StoredRequest): Promise<string | undefined>;
}

/** Erases the types of a kind, for lists of all kinds. */
export function anyKind<Details>(kind: RequestKind<Details>): AnyKind {
  return {
    type: kind.type,
    nature: kind.nature,
    details: kind.details,
    received: kind.messages?.received,
    done: kind.messages?.done,
    news: kind.news,
    hasOwnDecision: kind.hasOwnDecision ?? false,
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
