import { clientHeaders } from "@portal/model/portal/client.ts";
import type { Random } from "../../seed/random.ts";
import type { RunningPortal } from "../../src/portal.ts";

export interface LineFaults {
  isOn: boolean;
  lostAnswers: number;
  lostRequests: number;
  doubled: number;
}

type Request = RunningPortal["app"]["request"];

/**
 * The line between customers and the portal: requests and answers are lost, and a request arrives twice. A customer's
 * browser repeats a request without an answer under the same idempotency key.
 */
export function faultyCustomers(through: Request, random: Random, note: (line: string) => void) {
  const faults: LineFaults = { isOn: false, lostAnswers: 0, lostRequests: 0, doubled: 0 };
  let count = 0;
  const request: Request = async (path, init) => {
    const key = `simulated-${count++}`;
    const headers = { [clientHeaders.idempotencyKey]: key, ...(init?.headers as object) };
    const send = () => through(path, { ...init, headers });
    for (;;) {
      const fate = faults.isOn ? random.next() : 1;
      if (fate < 0.05) {
        faults.lostRequests += 1;
        note(`request lost ${nameOf(path)}`);
        continue;
      }
      const answer = await send();
      if (await isBroken(answer)) continue;
      if (fate < 0.12) {
        faults.lostAnswers += 1;
        note(`answer lost ${nameOf(path)}`);
        continue;
      }
      if (fate >= 0.17) return answer;
      faults.doubled += 1;
      note(`doubled ${nameOf(path)}`);
    }
  };
  return { request, faults };
}

/** Without the ids in it, which differ between runs. */
function nameOf(path: Parameters<Request>[0]): string {
  const address = path instanceof globalThis.Request ? path.url : String(path);
  return (
    address
      .split("?")
      .at(-1)
      ?.replaceAll(/[0-9a-f-]{36}/g, "…") ?? ""
  );
}

/** Whether the portal lost its database while it answered. */
async function isBroken(answer: Response): Promise<boolean> {
  if (answer.status >= 500) return true;
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  return isJson && (await answer.clone().text()).includes('"UNAVAILABLE"');
}
