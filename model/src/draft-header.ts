import type { DraftMark } from "./drafts.ts";

/** The draft that an act makes an end of, as its header bears it. The page asks for this with its first request. */
export function writtenMark({ form, generation }: DraftMark): string {
  return `${generation} ${form}`;
}
