import { NoteReturned, ReturnedMail, ReturnedNoted } from "@portal/model/desk/returned-mail.ts";
import { parse } from "../../../core/http/parse.ts";
import { callOf } from "../../call.ts";
import { idIn } from "../../parameters.ts";
import { readJson } from "../../read-json.ts";
import { deskRouter } from "../../router.ts";
import { listReturned } from "./list-returned.ts";
import { noteReturned, takeBackReturned } from "./note-returned.ts";

export function returnedMailRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/returned-mail", async (c) =>
    c.json(ReturnedMail.parse({ addresses: await listReturned(callOf(c)) })),
  );
  router.post("/desk/v1/returned-mail", async (c) => {
    const noted = await noteReturned(callOf(c), parse(NoteReturned, await readJson(c)));
    return c.json(ReturnedNoted.parse(noted));
  });
  router.post("/desk/v1/returned-mail/:id/take-back", async (c) => {
    await takeBackReturned(callOf(c), idIn(c));
    return c.body(null, 204);
  });
  return router;
}
