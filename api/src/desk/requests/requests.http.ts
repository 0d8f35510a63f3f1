import { DamageDecision, SettledDamage } from "@portal/model/inbox/damage-decision.ts";
import {
  ApprovalBatch,
  ApproveMany,
  LastApprovals,
} from "@portal/model/inbox/approvals-at-once.ts";
import {
  CaseDecision,
  CaseNote,
  DecidedCase,
  HandOver,
  InboxQuery,
  OpenedRequest,
  Rest,
  WaitingRequests,
} from "@portal/model/inbox/requests.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { deskRouter } from "../router.ts";
import { idIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { shownFile } from "../shown-file.ts";
import { approveMany, lastApprovals, undoApproveMany } from "./approve-many.ts";
import { openCaseFile } from "./case-files.ts";
import { addNote } from "./case-notes.ts";
import { decideCase } from "./decide-case.ts";
import { listWaiting } from "./list-waiting.ts";
import { readCase } from "./read-case.ts";
import { giveBackCase, handOverCase, restCase, takeCase } from "./take-case.ts";
import { settleCase } from "./settle-case.ts";

export function requestRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/requests", async (c) => {
    const query = parse(InboxQuery, c.req.query());
    return c.json(WaitingRequests.parse(await listWaiting(callOf(c), query)));
  });
  router.get("/desk/v1/approvals-at-once", async (c) =>
    c.json(LastApprovals.parse({ batch: await lastApprovals(callOf(c)) })),
  );
  router.post("/desk/v1/approvals-at-once", async (c) => {
    const given = parse(ApproveMany, await readJson(c));
    return c.json(ApprovalBatch.parse(await approveMany(callOf(c), given)));
  });
  router.post("/desk/v1/approvals-at-once/:id/undo", async (c) =>
    c.json(ApprovalBatch.parse(await undoApproveMany(callOf(c), idIn(c)))),
  );
  router.get("/desk/v1/requests/:id", async (c) =>
    c.json(OpenedRequest.parse(await readCase(callOf(c), idIn(c)))),
  );
  router.post("/desk/v1/requests/:id/take", async (c) => {
    await takeCase(callOf(c), idIn(c));
    return c.body(null, 204);
  });
  router.post("/desk/v1/requests/:id/give-back", async (c) => {
    await giveBackCase(callOf(c), idIn(c));
    return c.body(null, 204);
  });
  router.post("/desk/v1/requests/:id/hand-over", async (c) => {
    const { staffId } = parse(HandOver, await readJson(c));
    await handOverCase(callOf(c), idIn(c), staffId);
    return c.body(null, 204);
  });
  router.post("/desk/v1/requests/:id/rest", async (c) => {
    await restCase(callOf(c), idIn(c), parse(Rest, await readJson(c)));
    return c.body(null, 204);
  });
  router.post("/desk/v1/requests/:id/decision", async (c) => {
    const decision = parse(CaseDecision, await readJson(c));
    return c.json(DecidedCase.parse(await decideCase(callOf(c), idIn(c), decision)));
  });
  router.post("/desk/v1/requests/:id/settlement", async (c) => {
    const decision = parse(DamageDecision, await readJson(c));
    return c.json(SettledDamage.parse(await settleCase(callOf(c), idIn(c), decision)));
  });
  router.post("/desk/v1/requests/:id/notes", async (c) => {
    await addNote(callOf(c), idIn(c), parse(CaseNote, await readJson(c)));
    return c.body(null, 204);
  });
  router.get("/desk/v1/requests/:id/files/:file", async (c) =>
    shownFile(c, await openCaseFile(callOf(c), idIn(c), idIn(c, "file"))),
  );
  return router;
}
