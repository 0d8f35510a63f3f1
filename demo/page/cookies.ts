const HIDDEN = "demo-cookies";

/**
 * The cookies of the insurer. A worker cannot set HttpOnly cookies, so they are stored beside the others: the data that
 * they protect are in this browser anyway.
 */
export function allCookies(): string {
  const hidden = Object.entries(hiddenCookies()).map(([name, value]) => `${name}=${value}`);
  return [document.cookie, ...hidden].filter(Boolean).join("; ");
}

export function keepCookies(setCookies: readonly string[]): void {
  const hidden = hiddenCookies();
  for (const one of setCookies) {
    if (!/;\s*httponly/i.test(one)) {
      document.cookie = one;
      continue;
    }
    const [pair = ""] = one.split(";", 1);
    const name = pair.slice(0, pair.indexOf("="));
    if (/;\s*max-age=0\b/i.test(one)) delete hidden[name];
    else hidden[name] = pair.slice(pair.indexOf("=") + 1);
  }
  localStorage.setItem(HIDDEN, JSON.stringify(hidden));
}

export function forgetCookies(): void {
  localStorage.removeItem(HIDDEN);
  document.cookie = "Authorization=; path=/; max-age=0";
}

function hiddenCookies(): Record<string, string> {
  const kept: unknown = JSON.parse(localStorage.getItem(HIDDEN) ?? "{}");
  const entries = Object.entries(typeof kept === "object" && kept ? kept : {});
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}
