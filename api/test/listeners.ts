import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface Mail {
  to: string[];
  raw: string;
}

/**
 * A real mail server on loopback. `answer` returns the status that refuses a recipient, if any; a promise delays the
 * sender.
 */
export async function aMailServer(
  answer: (address: string) => number | undefined | Promise<undefined> = () => undefined,
) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    async onRcptTo({ address }, _session, done) {
      const status = await answer(address);
      done(status ? Object.assign(new Error("Nobody home"), { responseCode: status }) : undefined);
    },
    onData(stream, session, done) {
      let raw = "";
      stream.setEncoding("utf8");
      stream.on("data", (chunk: string) => (raw += chunk));
      stream.on("end", () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, mails, stop };
}

export interface Call {
  headers: IncomingMessage["headers"];
  body: Buffer;
}

/** A real HTTP service on loopback with given answers. */
export async function aGateway(answer: (response: ServerResponse, count: number) => void) {
  const calls: Call[] = [];
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      calls.push({ headers: request.headers, body: Buffer.concat(chunks) });
      answer(response, calls.length);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${port}/send`, calls, stop };
}
