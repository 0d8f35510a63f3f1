import type { WaitingRequest } from "@portal/model/desk/requests.ts";
import { knownLanguage } from "@portal/model/portal/languages.ts";
import { sql as raw } from "kysely";
import { type DeskCall, deskRead } from "../call.ts";

const MOST_LISTED = 200;

interface Row {
  id: string;
  type: string;
  nature: string;
  status: string;
  language: string;
  createdAt: Date;
  decideBy: string | null;
  takenBy: string | null;
  isMine: boolean;
  insuredNumber: number | null;
  firstname: string | null;
  lastname: string | null;
  canton: string | null;
}

/** The open requests that clerks decide, the most urgent first. No case needs to be taken for the list. */
export function listWaiting(call: DeskCall): Promise<WaitingRequest[]> {
  return deskRead(call, { what: "Desk.requests" }, async ({ db }) => {
    const { rows } = await raw<Row>`select * from desk_waiting_requests(${MOST_LISTED})`.execute(
      db,
    );
    return rows.map(waitingRequest);
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
