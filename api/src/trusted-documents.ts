import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const TrustedDocuments = z.record(z.enum(["private", "public"]), z.record(z.string(), z.string()));
type TrustedDocuments = z.infer<typeof TrustedDocuments>;

/**
 * The documents of this release's pages, and those of the release before: a page that was open during the deploy goes on
 * asking with its own.
 */
export function readTrustedDocuments(): TrustedDocuments {
  const before = read("../released/trusted-documents.json");
  const own = read("../trusted-documents.json");
  return {
    private: { ...before.private, ...own.private },
    public: { ...before.public, ...own.public },
  };
}

function read(file: string): TrustedDocuments {
  const text = readFileSync(path.join(import.meta.dirname, file), "utf8");
  return TrustedDocuments.parse(JSON.parse(text));
}
