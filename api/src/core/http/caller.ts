import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";

/** Whether a page of the portal made this request; a form of another site cannot forge these headers. */
export function isSameOrigin(header: (name: string) => string | undefined, publicUrl: string) {
  const site = header("sec-fetch-site");
  if (site !== undefined) return site === "same-origin";
  return header("origin") === new URL(publicUrl).origin;
}

/** The client address for rate limits. An IPv6 address counts by its /64, which one subscriber holds entirely. */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? request.headers["x-forwarded-for"] : undefined;
  const nearest = [forwarded ?? []].flat().join(",").split(",").at(-1)?.trim();
  const address = nearest || request.socket.remoteAddress || "unknown";
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: zeros }, () => "0"), ...right].slice(0, 4).join(":");
}
