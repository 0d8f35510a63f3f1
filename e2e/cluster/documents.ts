import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Trusted = z.object({ private: z.record(z.string(), z.string()) });

/** The address and the body of a document that the portal's pages send. */
export interface TrustedRequest {
  path: string;
  documentId: string;
}

export function trustedRequests(root: string): (operation: string) => TrustedRequest {
  const file = readFileSync(join(root, "api/trusted-documents.json"), "utf8");
  const documents = Object.entries(Trusted.parse(JSON.parse(file)).private);
  return (operation) => {
    const [id] =
      documents.find(([, source]) => new RegExp(`^\\w+ ${operation}\\b`).test(source)) ?? [];
    if (!id) throw new Error(`No page sends ${operation}.`);
    return { path: `/graphql/private?operationName=${operation}`, documentId: id };
  };
}
