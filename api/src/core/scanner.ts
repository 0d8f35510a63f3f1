import { connect } from "node:net";
import { Problem } from "@portal/model/portal/problems.ts";

/** A malware scanner. It fails closed: a file without a verdict is not accepted. */
export interface Scanner {
  isClean(content: Buffer): Promise<boolean>;
}

const DEADLINE_MS = 15_000;

/** Uses clamd at `tcp://host:port` or `unix:///path`; without a URL every file passes. */
export function createScanner(url: string | undefined): Scanner {
  if (!url) return { isClean: () => Promise.resolve(true) };
  const { protocol, hostname, port, pathname } = new URL(url);
  const address =
    protocol === "unix:"
      ? { path: decodeURIComponent(pathname) }
      : { host: hostname, port: Number(port || 3310) };
  return {
    async isClean(content) {
      const verdict = await askClamd(address, content).catch(() => "");
      if (/^stream: OK\0?$/.test(verdict)) return true;
      if (/^stream: .* FOUND\0?$/.test(verdict)) return false;
      throw new Problem("UNAVAILABLE", { retryAfter: 30 });
    },
  };
}

/** One INSTREAM command: chunks with their length in four bytes; a length of zero ends it. */
function askClamd(
  address: { path: string } | { host: string; port: number },
  content: Buffer,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(address);
    const answer: Buffer[] = [];
    const late = setTimeout(
      () => socket.destroy(new Error("clamd did not answer in time")),
      DEADLINE_MS,
    );
    socket.on("data", (part: Buffer) => answer.push(part));
    socket.on("error", reject);
    socket.on("close", () => {
      clearTimeout(late);
      resolve(Buffer.concat(answer).toString("latin1"));
    });
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    socket.write("zINSTREAM\0");
    socket.write(length);
    socket.write(content);
    socket.write(Buffer.alloc(4));
  });
}
