import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Documents = z.object({ private: z.record(z.string(), z.string()) });
const Drafts = z.object({
  drafts: z.array(
    z.object({ form: z.string(), values: z.record(z.string(), z.unknown()).nullable() }),
  ),
});
const Answer = z.object({ errors: z.unknown().optional() });

export interface CustomerLoad {
  /** Ends the load; what failed, and how many requests there were. */
  stop(): Promise<{ requests: number; failures: string[] }>;
}

interface Session {
  token: string;
  cookies: string;
}

const READERS = 4;
const FORM = "upgrade@1";

/**
 * Open pages of the release before: readers send its queries by their ids, and a writer keeps a draft that must always
 * hold what was last acknowledged.
 */
export function startCustomerLoad(
  url: string,
  releaseFolder: string,
  session: Session,
): CustomerLoad {
  const failures: string[] = [];
  let requests = 0;
  const over = new AbortController();
  const headers = {
    "content-type": "application/json",
    "accept-language": "fr",
    authorization: `Bearer ${session.token}`,
    cookie: session.cookies,
  };
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    requests += 1;
    return fetch(new URL(path, url), {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  const told = (what: string) => (error: unknown) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    failures.push(`${what}: ${cause instanceof Error ? cause.message : "failed"}`);
  };

  const queries = plainQueriesOf(releaseFolder);
  const reader = async (_: unknown, at: number): Promise<void> => {
    for (let next = at; !over.signal.aborted; next++) {
      const query = queries[next % queries.length];
      if (!query) throw new Error("There is no query.");
      await read(call, query).catch(told(query.name));
    }
  };
  const writer = async (): Promise<void> => {
    for (let typed = 1; !over.signal.aborted; typed++) await keep(call, typed).catch(told("draft"));
  };
  const all = [...Array.from({ length: READERS }, reader), writer()];
  return {
    async stop() {
      over.abort();
      await Promise.all(all);
      return { requests, failures };
    },
  };
}

type Call = (method: string, path: string, body?: unknown) => Promise<Response>;

async function read(call: Call, { id, name }: { id: string; name: string }): Promise<void> {
  const response = await call("POST", `/graphql/private?operationName=${name}`, {
    documentId: id,
    variables: {},
  });
  const text = await response.text();
  if (response.status !== 200 || Answer.parse(JSON.parse(text)).errors !== undefined)
    throw new Error(`${response.status} ${text.slice(0, 200)}`);
}

async function keep(call: Call, typed: number): Promise<void> {
  const kept = await call("PUT", `/v1/drafts/${FORM}`, { generation: 0, values: { typed } });
  if (kept.status !== 204) throw new Error(`kept with ${kept.status} ${await kept.text()}`);
  const found = await call("GET", "/v1/drafts");
  const { drafts } = Drafts.parse(await found.json());
  const held = drafts.find(({ form }) => form === FORM)?.values?.["typed"];
  if (held !== typed) throw new Error(`${typed} was kept and ${String(held)} is there`);
}

/** The queries of a release that need no variables. */
function plainQueriesOf(folder: string): { id: string; name: string }[] {
  const file = join(folder, "api/trusted-documents.json");
  const documents = Documents.parse(JSON.parse(readFileSync(file, "utf8")));
  return Object.entries(documents.private).flatMap(([id, text]) => {
    const name = /^query (\w+) \{/.exec(text)?.[1];
    return name === undefined ? [] : [{ id, name }];
  });
}
