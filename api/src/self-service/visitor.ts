import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context as HonoContext } from "hono";
import { deleteCookie, setCookie } from "hono/cookie";
import { padToConstantTime } from "../core/http/constant-time.ts";
import { clientAddress } from "../core/http/caller.ts";
import { readCookie } from "../core/cookies.ts";
import type { RestVariables } from "../core/http/rest.ts";

/** A visitor as their browser identifies them. */
export interface Visitor {
  address: string;
  /** The secrets of the identified browser and of its session, each in a cookie. */
  browser: string | undefined;
  session: string | undefined;
}

type VisitorContext = HonoContext<RestVariables>;

/** Reads the visitor. Requests from other sites are refused even with cookies, against request forgery. */
export function visitorOf(c: VisitorContext): Visitor {
  if (["cross-site", "same-site"].includes(c.req.header("sec-fetch-site") ?? ""))
    throw new Problem("FORBIDDEN");
  const { cookies, trustProxy } = c.var.ctx.visitors;
  const header = c.req.header("cookie");
  const { incoming }: { incoming?: IncomingMessage } = c.env ?? {};
  return {
    address: incoming ? clientAddress(incoming, trustProxy) : "unknown",
    browser: readCookie(header, cookies.visitor),
    session: readCookie(header, cookies.selfService),
  };
}

export function keepCookie(
  c: VisitorContext,
  name: "visitor" | "selfService",
  secret: string,
): void {
  const { cookies } = c.var.ctx.visitors;
  const { secure } = cookies;
  setCookie(c, cookies[name], secret, { path: "/", secure, httpOnly: true, sameSite: "Strict" });
}

export function forgetCookies(c: VisitorContext): void {
  const { cookies } = c.var.ctx.visitors;
  for (const name of [cookies.visitor, cookies.selfService])
    deleteCookie(c, name, { path: "/", secure: cookies.secure });
}

export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The stored hash of a secret that a browser or a link holds; it is long enough for a hash without a key. */
export function secretHash(secret: string): Buffer {
  return createHash("sha256").update(secret).digest();
}

/** A constant-time response, for refusals as well. */
export async function onTheBeat<Result>(
  c: VisitorContext,
  work: () => Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    await padToConstantTime(began, c.var.ctx.visitors.beatMs);
  }
}
