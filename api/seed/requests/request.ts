import type {
  InteractionNature,
  InteractionStatus,
  InteractionType,
} from "@portal/model/requests/interactions.ts";

/** A request as it stands on the day of seeding. */
export interface Request {
  type: InteractionType;
  nature: InteractionNature;
  status: InteractionStatus;
  daysAgo: number;
  insuredNumber: number;
  details: object;
  parts?: readonly Request[];
  /** What of it may be open only once. */
  business?: string;
  /** Where something else bears the same. */
  id?: string;
  /** The day on which the back office treats it; without one, what is open stays open. */
  treatedOn?: string;
}
