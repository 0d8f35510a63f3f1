import { z } from "@hono/zod-openapi";
import { RecordId } from "@portal/model/exchange/records.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import { described } from "../../core/http/described-rule.ts";
import { reportUnexpected } from "../../core/http/errors.ts";
import { parse } from "../../core/http/parse.ts";
import { refusals, restRoute } from "../../core/http/rest-route.ts";
import { callOf, inExchange } from "../client.ts";
import type { DoorParts } from "../door-parts.ts";
import { AnswerStream } from "../incoming/answer-stream.ts";
import { chunksOf } from "../incoming/body.ts";
import { keepRefusals } from "../incoming/refusals.ts";
import { exchangeRouter } from "../router.ts";
import type { ToldBankPart } from "../bank-door.ts";

const SILENCE_MS = 30_000;
const RETRY_SECONDS = 10;

const send = restRoute({
  operationId: "sendBankFile",
  tags: ["Bank"],
  method: "post",
  path: "/exchange/v1/bank-files",
  summary: "Book a file of the bank",
  description:
    "A camt.053, camt.054 or pain.002 in UTF-8, at most `EXCHANGE_LARGEST_BANK_FILE_MB` (64). A file that breaks the standard anywhere is refused whole. Of another one each booking is answered by a line, and the last line is the summary. The same file again changes nothing; one that was interrupted goes on.",
  request: {
    query: z.object({
      name: described(RecordId).optional().describe("Of the file, for the operator's lists."),
    }),
    body: { required: true, content: { "application/xml": { schema: z.string() } } },
  },
  responses: {
    200: {
      description: "One line for each booking, balance or answer, and the summary",
      content: { "application/x-ndjson": { schema: z.string() } },
    },
    ...refusals(400, 401, 403, 408, 413, 415, 429, 503),
  },
});

export function bankFileRoutes({ bank, largestBankFile }: DoorParts) {
  const router = exchangeRouter();
  router.openAPIRegistry.registerPath(send);
  let isBusy = false;
  router.post(send.path, async (c) => {
    if (!/^(application|text)\/xml\s*(;|$)/i.test(c.req.header("content-type") ?? ""))
      throw new Problem("UNSUPPORTED_TYPE");
    const given = c.req.query("name");
    const name = given === undefined ? "exchange.xml" : parse(RecordId, given);
    // One file at a time on a node: two would double the memory, and wait for each other's accounts.
    if (isBusy) throw new Problem("UNAVAILABLE", { retryAfter: RETRY_SECONDS });
    isBusy = true;
    const call = callOf(c);
    const answers = new AnswerStream();
    const begun = Promise.withResolvers<void>();
    let isBegun = false;
    const tell = async (told: ToldBankPart): Promise<void> => {
      isBegun = true;
      begun.resolve();
      await answers.say(lineOf(told));
    };
    const file = { name, open: readTwice(chunksOf(c.req.raw.body, SILENCE_MS), largestBankFile) };
    const { correlationId } = call;
    const run = bank
      .importFile(file, { correlationId, tell })
      .then(async (imported) => {
        if (imported.state === "REFUSED") throw refusalOf(imported.reason);
        await inExchange(call, async (work) => work.noteAct("exchange bank file", name));
        await answers.say({ summary: summaryOf(imported) });
      })
      .catch(async (error: unknown) => {
        if (!isBegun) throw error;
        // The status is out already. What is booked stays, and the same file goes on where it stopped.
        const problem =
          error instanceof Problem
            ? error
            : reportUnexpected(error, { ...call.services, correlationId });
        await answers.say({ summary: { state: "INTERRUPTED", code: problem.code } });
      })
      .finally(() => {
        isBusy = false;
        answers.end();
      });
    c.set(
      "answered",
      run.catch(() => {}),
    );
    try {
      await Promise.race([run, begun.promise]);
    } catch (error) {
      if (error instanceof Problem)
        await keepRefusals(call, [{ entity: "bank-files", recordId: name, problem: error }]);
      throw error;
    }
    return c.body(answers.stream, 200, { "content-type": "application/x-ndjson" });
  });
  return router;
}

/** Opens the body as it arrives, and the second time from memory. */
function readTwice(body: AsyncIterable<Uint8Array>, largest: number) {
  const kept: Uint8Array[] = [];
  let isRead = false;
  return () => {
    if (isRead) return kept;
    isRead = true;
    return keeping(body, kept, largest);
  };
}

async function* keeping(body: AsyncIterable<Uint8Array>, kept: Uint8Array[], largest: number) {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > largest) throw new Problem("TOO_LARGE");
    kept.push(chunk);
    yield chunk;
  }
}

/** The reason names elements of the standard, never a value of the file. */
function refusalOf(reason: string): Problem {
  const [refusal = "", where = ""] = reason.split(": ");
  return new Problem("INVALID", { fields: { body: `bank.${refusal}` }, where });
}

function lineOf({ place, part, status, outcome }: ToldBankPart) {
  const { state, reason, invoiceNo: invoice } = outcome ?? {};
  return { entry: place, part, status, state, reason: reason ?? undefined, invoice };
}

type Imported = Awaited<ReturnType<DoorParts["bank"]["importFile"]>>;

function summaryOf(imported: Imported) {
  if (imported.state === "REPEATED" || imported.state === "REFUSED")
    return { state: imported.state };
  const { state, entries: booked, repeated } = imported;
  return { state, booked, repeated };
}
