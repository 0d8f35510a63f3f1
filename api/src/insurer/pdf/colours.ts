import { readFileSync } from "node:fs";
import path from "node:path";

const css = readFileSync(path.join(import.meta.dirname, "../../../../brand/tokens.css"), "utf8");

/** A brand colour of the light theme, for paper. */
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
  track: token("track"),
};

/** The colours of a box. */
export interface TonedColours {
  ground: string;
  edge: string;
  label: string;
  ink: string;
}

/** The tones of the portal's badges; solid is white on red. */
export const toned: Readonly<
  Record<"info" | "done" | "warning" | "bad" | "quiet" | "solid", TonedColours>
> = {
  info: tinted("lake-tint", "lake-deep"),
  done: tinted("ok-tint", "ok"),
  warning: tinted("warn-tint", "warn"),
  bad: tinted("bad-tint", "bad"),
  quiet: { ground: colours.mist, edge: colours.line, label: colours.quiet, ink: colours.ink },
  solid: {
    ground: token("bad"),
    edge: token("bad"),
    label: colours.paper,
    ink: colours.paper,
  },
};

function tinted(tint: string, ink: string): TonedColours {
  return { ground: token(tint), edge: token(ink), label: colours.ink, ink: token(ink) };
}
