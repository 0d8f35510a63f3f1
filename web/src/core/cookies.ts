/** The value of a cookie in a `document.cookie` or `Cookie` header string, decoded. */
export function readCookie(name: string, cookies: string): string | undefined {
  for (const pair of cookies.split("; ")) {
    const at = pair.indexOf("=");
    if (pair.slice(0, at) === name) return decoded(pair.slice(at + 1));
  }
  return undefined;
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Without a number of days it is a session cookie. */
export function writeCookie(name: string, value: string, days?: number): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  const lasts = days === undefined ? "" : `; Max-Age=${days * 86400}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/${lasts}; SameSite=Lax${secure}`;
}

export function removeCookie(name: string): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict`;
}
