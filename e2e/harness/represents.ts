import { randomUUID } from "node:crypto";
import type { PortalUnderTest } from "./portal-under-test.ts";

interface Between {
  owner: number;
  representative: number;
  /** Whether the representative has confirmed. */
  isAccepted?: boolean;
  scope?: "SEE" | "SEND";
  /** A wider scope that waits for the representative. */
  asked?: "SEND";
}

/** A representation between two personas, by the insured numbers of their holders; answers its id. */
export async function hasRepresentation(
  { owner: database, secrets }: PortalUnderTest,
  { owner, representative, isAccepted = true, scope = "SEE", asked }: Between,
): Promise<string> {
  const id = randomUUID();
  const typed = secrets.encrypt(
    { table: "representation", column: "typed_login", row: id },
    "somebody@example.ch",
  );
  await database.query(
    `insert into representation (id, account_id, representative_id, relation, scope, people, until, typed_login, accepted_at, asked_scope)
     select $1, a.id, b.id, 'FIDUCIARY', $6, array[a.insured_number], current_date + 365, $4,
       case when $5 then now() end, $7
     from account a, account b where a.insured_number = $2 and b.insured_number = $3 and a.role = 'CUSTOMER'`,
    [id, owner, representative, typed, isAccepted, scope, asked ?? null],
  );
  return id;
}
