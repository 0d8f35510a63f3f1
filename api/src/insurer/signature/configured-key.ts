import { verify, X509Certificate } from "node:crypto";
import type { PaperSigningConfig } from "../../core/paper-signing-config.ts";
import { StartProblem } from "../../core/start-problem.ts";
import { type SigningIdentity, signWith } from "./signing-key.ts";

const PEM = /-----BEGIN ([A-Z ]+)-----([\sA-Za-z0-9+/=]+)-----END \1-----/g;

/** The blocks of a PEM text. Line breaks may be written as `\n`, as in files of settings. */
function pemBlocks(text: string, label: string): Buffer[] {
  return [...text.replaceAll(String.raw`\n`, "\n").matchAll(PEM)]
    .filter(([, name]) => name === label)
    .map(([, , base64 = ""]) => Buffer.from(base64, "base64"));
}

/** The key of the settings; throws a sentence for the operator if it is none or belongs to another certificate. */
export async function readSigningIdentity(given: PaperSigningConfig): Promise<SigningIdentity> {
  const [privateKey] = pemBlocks(given.key, "PRIVATE KEY");
  const [own, ...chain] = pemBlocks(given.certificates, "CERTIFICATE");
  if (!privateKey)
    throw new StartProblem("Settings: PAPER_SIGNING_KEY must be a PKCS #8 key in PEM.");
  if (!own)
    throw new StartProblem("Settings: PAPER_SIGNING_CERTIFICATES must hold certificates in PEM.");
  const probe = Buffer.from("probe");
  const signature = await signWith(privateKey, probe).catch(() => undefined);
  const key = signature && new X509Certificate(own).publicKey;
  if (!key || !verify("sha256", probe, key, signature.value))
    throw new StartProblem(
      "Settings: PAPER_SIGNING_KEY must be an RSA or P-256 key, and the first of PAPER_SIGNING_CERTIFICATES its certificate.",
    );
  return { privateKey, certificates: [own, ...chain] };
}
