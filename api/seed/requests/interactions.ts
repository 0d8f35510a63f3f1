import type { InteractionStatus } from "@portal/model/requests/interactions.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { detailsBinding } from "../../src/insurer/requests/kinds.ts";
import { billsUnderWay } from "../reimbursements/claims.ts";
import { addDays, duringDay } from "../days.ts";
import type { Account, Household, World } from "../people/household.ts";
import { accountId } from "../people/people.ts";
import { uuidOf } from "../random.ts";
import type { Request } from "./request.ts";
import { refusalOf, requestsOf } from "./requests.ts";

export function interactionRows(
  household: Household,
  world: World,
): Insertable<Tables["interaction"]>[] {
  return seededRequests(household, world).map(({ id, parentId, request, account, at }) => {
    const { type, nature, status, insuredNumber } = request;
    const isDecided = ["DONE", "REFUSED", "ARCHIVED"].includes(status);
    const { treatedOn, deduplicationKey } = request;
    return {
      id,
      accountId: accountId(world, account),
      insuredNumber,
      parentId,
      type,
      nature,
      status,
      details: world.secrets.encrypt(detailsBinding(id), JSON.stringify(request.details)),
      businessKey: deduplicationKey ? `${type} ${nature} ${deduplicationKey}` : null,
      language: account.language,
      createdAt: at,
      dueAt: treatedOn ? new Date(duringDay(treatedOn, 0)) : at,
      decidedAt: isDecided ? later(at, 3) : null,
      // Without a day of treatment, the demonstration's back office does not treat an open request.
      heldAt: isDecided || treatedOn ? null : later(at, 1),
      // What the back office does not treat waits for the clerks at the desk; a whole is decided with its parts.
      decider: isDecided || treatedOn || request.parts ? "BACK_OFFICE" : "CLERK",
      reason: (status === "REFUSED" && refusalOf[type]?.[account.language]) || null,
    };
  });
}

export function interactionStatusRows(
  household: Household,
  world: World,
): Insertable<Tables["interactionStatus"]>[] {
  return seededRequests(household, world).flatMap(({ id, request, account, at }) =>
    courseTo[request.status].map(([status, days], position) => ({
      interactionId: id,
      accountId: accountId(world, account),
      position,
      status,
      at: later(at, days),
    })),
  );
}

interface SeededRequest {
  id: string;
  parentId: string | null;
  request: Request;
  account: Account;
  at: Date;
}

/** All requests of a household, each followed by its parts. */
function seededRequests(household: Household, world: World): SeededRequest[] {
  return household.accounts.flatMap((account) =>
    [...requestsOf(household, account, world), ...billsUnderWay(household, account, world)].flatMap(
      (request, place) => {
        const id = request.id ?? requestId(world, account, `${place}`);
        const at = madeAt(request, world, place);
        const parts = (request.parts ?? []).map((part, position) => ({
          id: requestId(world, account, `${place} part ${position}`),
          parentId: id,
          request: part,
          account,
          at,
        }));
        return [{ id, parentId: null, request, account, at }, ...parts];
      },
    ),
  );
}

/** The history of each status, with days after the request. */
const courseTo: Record<InteractionStatus, [InteractionStatus, number][]> = {
  REQUEST: [["REQUEST", 0]],
  PENDING: [
    ["REQUEST", 0],
    ["PENDING", 1],
  ],
  IN_PROGRESS: [
    ["REQUEST", 0],
    ["IN_PROGRESS", 1],
  ],
  REFUSED: [
    ["REQUEST", 0],
    ["IN_PROGRESS", 1],
    ["REFUSED", 3],
  ],
  DONE: [
    ["REQUEST", 0],
    ["IN_PROGRESS", 1],
    ["DONE", 3],
  ],
  ARCHIVED: [
    ["REQUEST", 0],
    ["IN_PROGRESS", 1],
    ["DONE", 3],
    ["ARCHIVED", 369],
  ],
};

function requestId({ seed }: World, { login }: Account, place: string): string {
  return uuidOf(seed, `request ${login} ${place}`);
}

function madeAt({ daysAgo }: Request, { today }: World, place: number): Date {
  return new Date(duringDay(addDays(today, -daysAgo), (place * 37) % 540));
}

function later(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000);
}
