import { Buffer } from "buffer/";

/** The package lacks one encoding of Node's Buffer, base64url, which tokens and cookies use. */
const plainFrom = Buffer.from.bind(Buffer);
// oxlint-disable-next-line typescript/unbound-method -- called for each buffer below
const plainToString = Buffer.prototype.toString;

function from(this: unknown, value: unknown, ...more: unknown[]): unknown {
  if (typeof value === "string" && more[0] === "base64url")
    return plainFrom(value.replaceAll("-", "+").replaceAll("_", "/"), "base64");
  return Reflect.apply(plainFrom, Buffer, [value, ...more]);
}

function toText(this: Buffer, ...how: unknown[]): string {
  if (how[0] !== "base64url") return String(Reflect.apply(plainToString, this, how));
  return plainToString
    .call(this, "base64")
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

Object.assign(Buffer, { from });
Object.assign(Buffer.prototype, { toString: toText });

export { Buffer };
