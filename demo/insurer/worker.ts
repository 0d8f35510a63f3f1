import "../node/globals.ts";
import { answered, keepCookiesOfAnswers } from "./answers.ts";
import { openDatabase, storeIn } from "./database.ts";
import type { News, Question, Reply } from "./protocol.ts";

performance.mark("program read");
keepCookiesOfAnswers();

const folder = new URL("./", self.location.href);
const pages = new Set<MessagePort>();
let lastNews: News = { progress: { step: "program", loaded: 0, total: __BYTES__ } };

function tell(news: News): void {
  lastNews = news;
  for (const page of pages) page.postMessage(news);
}

/** The API's program loads while the database is unpacked. */
async function open() {
  const store = storeIn(folder);
  const [db, { openInsurer, control, stateOf }] = await Promise.all([
    openDatabase(folder, store, (step, loaded) =>
      tell({ progress: { step, loaded, total: __BYTES__ } }),
    ),
    import("./program.ts"),
  ]);
  performance.mark("database open");
  tell({ progress: { step: "start", loaded: __BYTES__, total: __BYTES__ } });
  const insurer = await openInsurer({ db, store, folder, environment: __ENVIRONMENT__ });
  return { insurer, control, stateOf };
}

const opened = open();
opened
  .then(async ({ insurer, stateOf }) => tell({ ready: await stateOf(insurer) }))
  .catch((error: unknown) => tell({ broken: describe(error) }));

async function replyTo(question: Question): Promise<Reply> {
  const { insurer, control } = await opened;
  if ("act" in question) return { result: await control(insurer, question.act) };
  const { app } = insurer.portal;
  const answer = await answered((request) => app.fetch(request), folder.origin, question.request);
  return { answer };
}

function connect(page: MessagePort): void {
  pages.add(page);
  page.addEventListener("message", ({ data, ports }: MessageEvent<Question>) => {
    const [back] = ports;
    replyTo(data)
      .catch((error: unknown): Reply => ({ failure: describe(error) }))
      .then((reply) => back?.postMessage(reply, transferable(reply)))
      .catch((error: unknown) => back?.postMessage({ failure: describe(error) }))
      .finally(() => {
        if (!("act" in data) || data.act.kind !== "reset") return;
        tell({ gone: true });
        self.close();
      });
  });
  page.start();
  page.postMessage(lastNews);
}

function transferable(reply: Reply): Transferable[] {
  return "answer" in reply && reply.answer.body ? [reply.answer.body] : [];
}

function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause ? ` (${describe(error.cause)})` : "";
  return error instanceof Error ? `${error.stack ?? error.message}${cause}` : String(error);
}

// All tabs share the worker if the browser supports it; else the leading tab sends a port.
self.addEventListener("connect", (event) => {
  if (event instanceof MessageEvent) for (const port of event.ports) connect(port);
});
self.addEventListener("message", ({ ports }) => {
  for (const port of ports) connect(port);
});
