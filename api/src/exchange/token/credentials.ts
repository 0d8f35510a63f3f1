/** What a client says of itself at the token's address. */
export interface Credentials {
  id: string;
  /** Absent where a certificate proves the client. */
  secret: string | undefined;
}

/** Visible characters of ASCII, which is what both consist of. */
const WORD = /^[\x21-\x7e]{1,200}$/;

/** The credentials of a token request, by one way alone: RFC 6749, section 2.3, forbids two at once. */
export function credentialsIn(
  form: URLSearchParams,
  authorization: string | undefined,
): Credentials | "malformed" {
  if (
    ["grant_type", "client_id", "client_secret", "scope"].some(
      (name) => form.getAll(name).length > 1,
    )
  )
    return "malformed";
  const [id, secret] = [form.get("client_id"), form.get("client_secret")];
  if (authorization === undefined) return checked(id, secret ?? undefined);
  const basic = basicCredentials(authorization);
  if (!basic || secret !== null || (id !== null && id !== basic.id)) return "malformed";
  return checked(basic.id, basic.secret);
}

function checked(id: string | null, secret: string | undefined): Credentials | "malformed" {
  if (!WORD.test(id ?? "") || !WORD.test(secret ?? "-")) return "malformed";
  return { id: id ?? "", secret };
}

/** Both parts are form encoded within the Basic scheme (RFC 6749, section 2.3.1). */
function basicCredentials(authorization: string): { id: string; secret: string } | undefined {
  const encoded = /^Basic ([\w+/]+=*)$/i.exec(authorization)?.[1];
  if (!encoded) return undefined;
  const text = Buffer.from(encoded, "base64").toString("utf8");
  const colon = text.indexOf(":");
  if (colon < 0) return undefined;
  try {
    return { id: formDecoded(text.slice(0, colon)), secret: formDecoded(text.slice(colon + 1)) };
  } catch {
    return undefined;
  }
}

function formDecoded(text: string): string {
  return decodeURIComponent(text.replaceAll("+", " "));
}
