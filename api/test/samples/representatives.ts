import { randomUUID } from "node:crypto";
import { clientHeaders } from "@portal/model/portal/client.ts";
import type { Insertable } from "kysely";
import type { Tables } from "../../src/core/db/tables.ts";
import { callsAs, type Customer, db, secrets } from "../portal.ts";

type Columns = Partial<Insertable<Tables["representation"]>>;

/** A representation that both confirmed; answers the header with which the representative acts. */
export async function represents(
  representative: Customer,
  owner: Customer,
  columns: Columns = {},
): Promise<Record<string, string>> {
  const id = randomUUID();
  await db
    .insertInto("representation")
    .values({
      id,
      accountId: owner.id,
      representativeId: representative.id,
      relation: "FIDUCIARY",
      scope: "SEE",
      people: [owner.insuredNumber],
      until: "2999-12-31",
      acceptedAt: new Date(),
      typedLogin: secrets.encrypt(
        { table: "representation", column: "typed_login", row: id },
        representative.email,
      ),
      ...columns,
    })
    .execute();
  return { [clientHeaders.representation]: id };
}

/** The calls of a representative who acts. */
export async function actingFor(representative: Customer, owner: Customer, columns: Columns = {}) {
  const headers = await represents(representative, owner, columns);
  const id = headers[clientHeaders.representation] ?? "";
  return { id, ...callsAs(representative.session, undefined, headers) };
}
