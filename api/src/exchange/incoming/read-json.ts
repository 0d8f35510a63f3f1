import { Problem } from "@portal/model/portal/problems.ts";
import { isTooDeep } from "../../core/http/json-depth.ts";

/** More values than any record has; parsed, they would take a hundred times the memory of their text. */
const MOST_VALUES = 200_000;

/** The parsed bytes of one record. Invalid UTF-8, broken JSON and hostile shapes are refused alike. */
export function readJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (!isTooDeep(text) && !hasTooManyValues(text)) {
      const value: unknown = JSON.parse(text);
      return value;
    }
  } catch {
    // The error quotes the text.
  }
  throw new Problem("INVALID", { fields: { body: "exchange.json" } });
}

function hasTooManyValues(text: string): boolean {
  if (text.length <= MOST_VALUES) return false;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // , [ {
    if (code === 0x2c || code === 0x5b || code === 0x7b) values += 1;
    if (values > MOST_VALUES) return true;
  }
  return false;
}
