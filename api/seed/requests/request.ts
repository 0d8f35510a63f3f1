import type {
  InteractionNature,
  InteractionStatus,
  InteractionType,
} from "@portal/model/requests/interactions.ts";

/** A request on the day of seeding. */
export interface Request {
  type: InteractionType;
  nature: InteractionNature;
  status: InteractionStatus;
  daysAgo: number;
  insuredNumber: number;
  details: object;
  parts?: readonly Request[];
  /** The part that may be open only once. */
  deduplicationKey?: string;
  /** Set if another row refers to it. */
  id?: string;
  /** The day of treatment by the back office; without one, an open request stays open. */
  treatedOn?: string;
}
