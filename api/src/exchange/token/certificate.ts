import { createHash, X509Certificate } from "node:crypto";

const LONGEST = 16 * 1024;

/**
 * SHA-256 of the certificate that a trusted proxy passes on, as RFC 9440 writes it (`:base64:`) or as PEM with escapes,
 * as nginx does. A certificate outside its dates counts as none.
 */
export function certificateHash(header: string | undefined, now: Date): Buffer | undefined {
  if (!header || header.length > LONGEST) return undefined;
  try {
    const text = header.trim();
    const binary = /^:([\w+/=]+):$/.exec(text)?.[1];
    const certificate = new X509Certificate(
      binary ? Buffer.from(binary, "base64") : decodeURIComponent(text),
    );
    if (now < certificate.validFromDate || now > certificate.validToDate) return undefined;
    return createHash("sha256").update(certificate.raw).digest();
  } catch {
    return undefined;
  }
}
