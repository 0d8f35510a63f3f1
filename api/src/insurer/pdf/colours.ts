import { readFileSync } from "node:fs";
import path from "node:path";

const css = readFileSync(path.join(import.meta.dirname, "../../../../brand/tokens.css"), "utf8");

/** A colour of the house as it is by day: paper knows no night. */
function token(name: string): string {
  const value = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6})`).exec(css)?.[1];
  if (!value) throw new Error(`brand/tokens.css has no colour --${name}.`);
  return value;
}

export const colours = {
  ink: token("ink"),
  quiet: token("ink-2"),
  line: token("line"),
  mist: token("mist"),
  lake: token("lake"),
  glow: token("alpenglow"),
  paper: token("paper"),
};
