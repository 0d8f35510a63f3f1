import path from "node:path";
import { root } from "./replacements.ts";

export type Environment = "demo" | "review";

export function folderOf(environment: Environment): string {
  return path.join(root, "dist", environment);
}
