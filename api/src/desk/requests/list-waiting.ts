import {
  INBOX_PAGE,
  type InboxQuery,
  type WaitingRequest,
  type WaitingRequests,
} from "@portal/model/inbox/requests.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { sql as raw } from "kysely";
import { type DeskCall, deskRead } from "../call.ts";

interface Row {
  id: string;
  type: string;
  nature: string;
  status: string;
  language: string;
  createdAt: Date;
  decideBy: string | null;
  waitsUntil: string | null;
  takenBy: string | null;
  isMine: boolean;
  insuredNumber: number | null;
  firstname: string | null;
  lastname: string | null;
  canton: string | null;
}

/** A page of the open requests that clerks decide, the most urgent first. No case needs to be taken for the list. */
export function listWaiting(
  call: DeskCall,
  { find, ...query }: InboxQuery,
): Promise<WaitingRequests> {
  const filter = { ...query, ...(find && { find: find.toLowerCase() }) };
  return deskRead(call, { what: "Desk.requests" }, async ({ db, today }) => {
    const [{ rows }, counted] = await Promise.all([
      raw<Row>`select * from desk_inbox(${JSON.stringify(filter)}, ${today}, ${INBOX_PAGE + 1})`.execute(
        db,
      ),
      raw<WaitingRequests["counts"]>`select * from desk_inbox_counts(${today})`.execute(db),
    ]);
    return {
      requests: rows.slice(0, INBOX_PAGE).map(waitingRequest),
      hasMore: rows.length > INBOX_PAGE,
      counts: counted.rows[0] ?? { mine: 0, open: 0, waiting: 0 },
    };
  });
}

function waitingRequest({
  createdAt,
  insuredNumber,
  firstname,
  lastname,
  language,
  takenBy,
  ...row
}: Row): WaitingRequest {
  return {
    ...row,
    language: knownLanguage(language),
    askedAt: createdAt.toISOString(),
    takenBy: takenBy && nameIn(takenBy),
    person:
      insuredNumber === null
        ? null
        : { insuredNumber, firstname: firstname ?? "", lastname: lastname ?? "" },
  };
}

/** The name of the colleague without what they are: `staff Nadia Perret`, `operator anna`. */
export function nameIn(actor: string): string {
  return actor.replace(/^(?:staff|operator) /, "");
}
