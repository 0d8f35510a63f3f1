import {
  AnswerTemplates,
  ConversationAnswer,
  ConversationEnd,
  ConversationHandOver,
  ConversationQuery,
  OpenedConversation,
  WaitingConversations,
} from "@portal/model/inbox/conversations.ts";
import { CaseNote } from "@portal/model/inbox/requests.ts";
import * as z from "zod/mini";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { idIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { answerCustomer, settleConversation } from "./answer-conversation.ts";
import { listTemplates } from "./answer-templates.ts";
import { openConversationFile, receiveAnswerFile } from "./conversation-files.ts";
import { shownFile } from "../shown-file.ts";
import { addConversationNote } from "./conversation-notes.ts";
import { passConversationOn } from "./hand-over-conversation.ts";
import { listConversations } from "./list-conversations.ts";
import { readConversation } from "./read-conversation.ts";
import { openConversation, returnConversation } from "./take-conversation.ts";

const FileName = z
  .string("required")
  .check(z.minLength(1, "required"), z.maxLength(1000, "file_name"));

export function conversationRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/conversations", async (c) => {
    const query = parse(ConversationQuery, c.req.query());
    return c.json(WaitingConversations.parse(await listConversations(callOf(c), query)));
  });
  router.get("/desk/v1/conversations/:id", async (c) =>
    c.json(OpenedConversation.parse(await readConversation(callOf(c), idIn(c)))),
  );
  router.post("/desk/v1/conversations/:id/take", async (c) => {
    await openConversation(callOf(c), idIn(c));
    return c.body(null, 204);
  });
  router.post("/desk/v1/conversations/:id/give-back", async (c) => {
    await returnConversation(callOf(c), idIn(c));
    return c.body(null, 204);
  });
  router.post("/desk/v1/conversations/:id/answer", async (c) => {
    await answerCustomer(callOf(c), idIn(c), parse(ConversationAnswer, await readJson(c)));
    return c.body(null, 204);
  });
  router.post("/desk/v1/conversations/:id/close", async (c) => {
    await settleConversation(callOf(c), idIn(c), parse(ConversationEnd, await readJson(c)));
    return c.body(null, 204);
  });
  router.post("/desk/v1/conversations/:id/notes", async (c) => {
    await addConversationNote(callOf(c), idIn(c), parse(CaseNote, await readJson(c)));
    return c.body(null, 204);
  });
  router.post("/desk/v1/conversations/:id/hand-over", async (c) => {
    await passConversationOn(callOf(c), idIn(c), parse(ConversationHandOver, await readJson(c)));
    return c.body(null, 204);
  });
  router.post("/desk/v1/conversations/:id/files", async (c) => {
    const length = c.req.header("content-length");
    const file = await receiveAnswerFile(callOf(c), idIn(c), {
      name: parse(FileName, c.req.query("filename")),
      body: c.req.raw.body,
      contentType: c.req.header("content-type") ?? "",
      contentLength: length === undefined ? undefined : Number(length),
    });
    return c.json(file);
  });
  router.get("/desk/v1/conversations/:id/files/:file", async (c) =>
    shownFile(c, await openConversationFile(callOf(c), idIn(c), idIn(c, "file"))),
  );
  router.get("/desk/v1/answer-templates", async (c) =>
    c.json(AnswerTemplates.parse(await listTemplates(callOf(c)))),
  );
  return router;
}
