import { generateKeyPairSync } from "node:crypto";
import type { Adapter, AdapterPayload, JWKS } from "oidc-provider";
import type pg from "pg";
import { z } from "zod";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { IS_LIVE } from "../sessions/sessions.ts";

const KeySet = z.object({
  keys: z.array(
    z.object({
      kty: z.literal("EC"),
      crv: z.string(),
      x: z.string(),
      y: z.string(),
      d: z.string(),
      alg: z.string(),
      use: z.string(),
    }),
  ),
});

// A provider session keeps its account only while a session of the portal uses it, and for the first minute: after the
// portal's session has idled out, the browser must sign in again.
const FIND = `select payload, extract(epoch from consumed_at)::int as consumed
  from oidc_payload p where kind = $1 and (expires_at is null or expires_at > now())
    and (kind <> 'Session' or payload ->> 'accountId' is null
      or to_timestamp((payload ->> 'loginTs')::bigint) > now() - interval '1 minute'
      or exists (select from session s where s.provider_session = p.uid and ${IS_LIVE}))`;

/** The embedded provider's storage, shared by all nodes. */
export function createStore(identity: pg.Pool, kind: string): Adapter {
  return {
    async upsert(id, payload, expiresIn) {
      await identity.query(
        `insert into oidc_payload (kind, id, payload, uid, grant_id, expires_at)
         values ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')
         on conflict (kind, id) do update set payload = excluded.payload, uid = excluded.uid,
           grant_id = excluded.grant_id, expires_at = excluded.expires_at`,
        [kind, id, payload, payload.uid ?? null, payload.grantId ?? null, expiresIn ?? null],
      );
    },
    find: (id) => findBy("id", id),
    findByUid: (uid) => findBy("uid", uid),
    // Without the device flow there are no user codes.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      await identity.query(
        "update oidc_payload set consumed_at = now() where kind = $1 and id = $2",
        [kind, id],
      );
    },
    async destroy(id) {
      await identity.query("delete from oidc_payload where kind = $1 and id = $2", [kind, id]);
    },
    async revokeByGrantId(grantId) {
      await identity.query("delete from oidc_payload where grant_id = $1", [grantId]);
    },
  };

  async function findBy(column: "id" | "uid", value: string): Promise<AdapterPayload | undefined> {
    const { rows } = await identity.query<{ payload: AdapterPayload; consumed: number | null }>(
      `${FIND} and ${column} = $2`,
      [kind, value],
    );
    const [row] = rows;
    return row && { ...row.payload, ...(row.consumed !== null && { consumed: row.consumed }) };
  }
}

/** Ends an account's sign-ins at the embedded provider, except one. */
export async function forgetOtherSignIns(
  db: Pick<pg.ClientBase, "query">,
  accountId: string,
  keptUid: string,
): Promise<void> {
  await db.query(
    `delete from oidc_payload
     where kind = 'Session' and payload ->> 'accountId' = $1 and uid is distinct from $2`,
    [accountId, keptUid],
  );
}

/** The provider's signing key: created by the first node, encrypted, and shared by all nodes. */
export async function loadProviderKeys(identity: pg.Pool, secrets: Secrets): Promise<JWKS> {
  const place = { table: "oidc_payload", column: "payload", row: "jwks" };
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const fresh = { ...privateKey.export({ format: "jwk" }), alg: "ES256", use: "sig" };
  const sealed = secrets.encrypt(place, JSON.stringify({ keys: [fresh] })).toString("base64");
  await identity.query(
    `insert into oidc_payload (kind, id, payload) values ('Keys', 'jwks', $1) on conflict do nothing`,
    [{ sealed }],
  );
  const { rows } = await identity.query<{ sealed: string }>(
    `select payload ->> 'sealed' as sealed from oidc_payload where kind = 'Keys' and id = 'jwks'`,
  );
  if (!rows[0]) throw new Error("The provider's key could not be kept.");
  return KeySet.parse(JSON.parse(secrets.decrypt(place, Buffer.from(rows[0].sealed, "base64"))));
}
