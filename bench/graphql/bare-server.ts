import { createServer } from "node:http";
import { listen } from "../../api/src/core/http/server.ts";
import { answerParent } from "./contestant.ts";

/** The lower bound: only Node's HTTP server with the portal's body. */
let body = Buffer.alloc(0);

const server = createServer((request, response) => {
  request.resume();
  request.once("end", () => {
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
    response.end(body);
  });
});

answerParent({
  start: async () => ({ port: await listen(server, "127.0.0.1", 0) }),
  async body(text) {
    body = Buffer.from(text);
    return null;
  },
  ticket: async ({ operation }) => ({
    path: "/",
    headers: {},
    body: JSON.stringify({ documentId: operation }),
  }),
});
