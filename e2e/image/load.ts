import { Agent, request } from "node:http";

export interface Load {
  /** Ends the load; what failed, and how many requests there were. */
  stop(): Promise<{ requests: number; failures: string[] }>;
}

const CLIENTS = 8;
const paths = ["/faq", "/v1/maintenance", "/", "/config.json"];

/** Clients that ask one thing after the other and keep their connections, as browsers do. */
export function startLoad(url: string): Load {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const failures: string[] = [];
  let requests = 0;
  const over = new AbortController();
  const client = async (): Promise<void> => {
    while (!over.signal.aborted) {
      const path = paths[requests % paths.length] ?? "/";
      requests += 1;
      const answer = await statusOf(new URL(path, url), agent).catch(String);
      if (answer !== 200) failures.push(`${path}: ${answer}`);
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);
  return {
    async stop() {
      over.abort();
      await Promise.all(clients);
      agent.destroy();
      return { requests, failures };
    },
  };
}

function statusOf(url: URL, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { agent }, (response) => {
      response.resume();
      response.once("end", () => resolve(response.statusCode));
      response.once("error", reject);
    })
      .once("error", reject)
      .end();
  });
}
