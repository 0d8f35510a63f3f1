import type pg from "pg";
import type { Clock } from "../../core/clock.ts";
import type { Config } from "../../core/config.ts";
import type { Secrets } from "../../core/secrets/secrets.ts";
import { readSigningIdentity } from "./configured-key.ts";
import { makeSelfSigned } from "./self-signed.ts";
import { signPdf } from "./signed-pdf.ts";
import type { SigningIdentity } from "./signing-key.ts";

/** Signs a PDF that was drawn with room for a signature. */
export type SignPaper = (pdf: Buffer) => Promise<Buffer>;

declare module "../../core/context.ts" {
  interface AppServices {
    signPaper: SignPaper;
  }
}

interface SignerParts {
  jobs: pg.Pool;
  secrets: Secrets;
  clock: Clock;
}

/** Signs with the key of the settings, else with one that the installation makes for its first signature. */
export async function createSigner(
  { paperSigning }: Pick<Config, "paperSigning">,
  parts: SignerParts,
): Promise<SignPaper> {
  if (paperSigning) {
    const configured = await readSigningIdentity(paperSigning);
    return (pdf) => signPdf(pdf, configured);
  }
  let loading: Promise<SigningIdentity> | undefined;
  return async (pdf) => {
    loading ??= loadSigningKey(parts);
    const identity = await loading.catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return signPdf(pdf, identity);
  };
}

const binding = { table: "paper_signing_key", column: "private_key", row: "single" };

/** The installation's own key: created once, stored in the database, the same on all nodes. */
async function loadSigningKey({ jobs, secrets, clock }: SignerParts): Promise<SigningIdentity> {
  const stored = await readKey(jobs, secrets);
  if (stored) return stored;
  const made = await makeSelfSigned(clock.now());
  await jobs.query(
    "insert into paper_signing_key (certificate, private_key) values ($1, $2) on conflict do nothing",
    [made.certificates[0], secrets.encrypt(binding, made.privateKey.toString("base64"))],
  );
  // Another node may have stored its key first.
  return (await readKey(jobs, secrets)) ?? made;
}

async function readKey(jobs: pg.Pool, secrets: Secrets): Promise<SigningIdentity | undefined> {
  const { rows } = await jobs.query<{ certificate: Buffer; private_key: Buffer }>(
    "select certificate, private_key from paper_signing_key",
  );
  const [row] = rows;
  if (!row) return undefined;
  const privateKey = Buffer.from(secrets.decrypt(binding, row.private_key), "base64");
  return { privateKey, certificates: [row.certificate] };
}
