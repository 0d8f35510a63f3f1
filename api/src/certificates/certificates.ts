import { todayInZurich } from "@portal/model/calendar/dates.ts";
import {
  CertificateKind,
  type CertificateStanding,
  standingOf,
} from "@portal/model/certificates/certificates.ts";
import { knownLanguage, type Language } from "@portal/model/portal/languages.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { sql as raw } from "kysely";
import { z } from "zod";
import { noteAct } from "../core/audit.ts";
import type { Context } from "../core/context.ts";
import { prepare } from "../core/db/prepared-query.ts";
import { sql } from "../core/db/sql.ts";

/** A certificate as its owner sees it. */
export interface Certificate {
  id: string;
  kind: CertificateKind;
  insuredNumber: number;
  firstname: string;
  lastname: string;
  language: Language;
  from: string | null;
  to: string | null;
  issuedOn: string;
  validUntil: string | null;
  revokedOn: string | null;
  standing: CertificateStanding;
  code: string;
  iddms: string;
  checks: number;
  lastCheckAt: Date | null;
}

const issued = prepare(() =>
  sql
    .selectFrom("certificate")
    .innerJoin("insured", "insured.insuredNumber", "certificate.insuredNumber")
    .select([
      "certificate.id",
      "kind",
      "certificate.insuredNumber",
      "firstname",
      "lastname",
      "certificate.language",
      "coversFrom as from",
      "coversTo as to",
      "issuedOn",
      "validUntil",
      "revokedOn",
      "code",
      "iddms",
      raw<number>`(select coalesce(sum(k.checks), 0)::int from certificate_check k
        where k.certificate_id = certificate.id)`.as("checks"),
      raw<Date | null>`(select max(k.last_at) from certificate_check k
        where k.certificate_id = certificate.id)`.as("lastCheckAt"),
    ])
    .orderBy("issuedAt", "desc")
    .orderBy("certificate.id"),
);

/** The certificates of the account, the newest first; row level security filters the rows. */
export async function listCertificates(ctx: Context): Promise<Certificate[]> {
  const today = todayInZurich(ctx.clock.now());
  const rows = await ctx.read(issued({}));
  return rows.map((row) => ({
    ...row,
    kind: CertificateKind.parse(row.kind),
    language: knownLanguage(row.language),
    standing: standingOf(row, today),
  }));
}

/** A certificate of the account; the same refusal for another's id, a wrong one and none. */
export async function readCertificate(ctx: Context, id: string): Promise<Certificate> {
  const found = (await listCertificates(ctx)).find((one) => one.id === id);
  if (!found) throw new Problem("NOT_FOUND");
  return found;
}

/** From now on a check of the code says that the certificate is no longer valid. Twice is once. */
export async function revokeCertificate(ctx: Context, id: string): Promise<Certificate> {
  if (!z.uuid().safeParse(id).success) throw new Problem("NOT_FOUND");
  await ctx.write(async (db, session) => {
    const known = await db
      .selectFrom("certificate")
      .select("revokedOn")
      .where("id", "=", id)
      .executeTakeFirst();
    if (!known) throw new Problem("NOT_FOUND");
    if (known.revokedOn !== null) return;
    const revoked = await db
      .updateTable("certificate")
      .set({ revokedOn: todayInZurich(ctx.clock.now()) })
      .where("id", "=", id)
      .where("revokedOn", "is", null)
      .returning("id")
      .execute();
    if (revoked.length > 0) await noteAct(db, session, ctx, "revoke certificate", id);
  });
  return readCertificate(ctx, id);
}
