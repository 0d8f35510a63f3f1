import { forgetCookies } from "./cookies.ts";
import type { Line } from "./line.ts";
import { askInsurer } from "./relay.ts";

const KEPT = "demo-persona";
const MOST_STEPS = 4;

export function chosenPersona(): string {
  return localStorage.getItem(KEPT) ?? "camille@example.ch";
}

/** Signs in as a persona through the portal's own sign-in, with the replaced identity provider. */
export async function becomePersona(line: Line, login: string): Promise<void> {
  localStorage.setItem(KEPT, login);
  forgetCookies();
  sessionStorage.clear();
  await line.act({ kind: "persona", login });
  await signIn(line);
}

/** Local, review and demo count as signed in: a visitor without a session gets one. */
export async function ensureSession(line: Line): Promise<void> {
  const requested = new URL(location.href).searchParams.get("as");
  if (requested) return becomePersona(line, requested);
  if (!/(?:^|; )Authorization=/.test(document.cookie)) await signIn(line);
}

async function signIn(line: Line): Promise<void> {
  let path: string | undefined = "/login";
  for (let step = 0; path && step < MOST_STEPS; step++) {
    const { status, headers } = await askInsurer(line, { method: "GET", path, headers: [] });
    const location = new Headers(headers).get("location");
    path = status === 302 && location && location !== "/" ? pathIn(location) : undefined;
  }
}

function pathIn(address: string): string {
  const { pathname, search } = new URL(address, location.href);
  return pathname.replace(/^.*(?=\/session\/)/, "") + search;
}
