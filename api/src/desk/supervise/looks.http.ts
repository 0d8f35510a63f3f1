import {
  KnownPeople,
  KnownPerson,
  LookQuery,
  Looks,
  OpenedLook,
  SeenLook,
} from "@portal/model/desk/looks.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { idIn, insuredNumberIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { addKnownPerson, listKnownPeople, removeKnownPerson } from "./known-people.ts";
import { listLooks, openLook } from "./list-looks.ts";
import { markLook } from "./mark-look.ts";

export function lookRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/supervise/looks", async (c) => {
    const query = parse(LookQuery, c.req.query());
    return c.json(Looks.parse(await listLooks(callOf(c), query)));
  });
  router.get("/desk/v1/supervise/looks/:id", async (c) =>
    c.json(OpenedLook.parse(await openLook(callOf(c), idIn(c)))),
  );
  router.post("/desk/v1/supervise/looks/:id/seen", async (c) => {
    await markLook(callOf(c), idIn(c), parse(SeenLook, await readJson(c)));
    return c.body(null, 204);
  });
  router.get("/desk/v1/supervise/known-people", async (c) =>
    c.json(KnownPeople.parse({ people: await listKnownPeople(callOf(c)) })),
  );
  router.post("/desk/v1/supervise/known-people", async (c) => {
    await addKnownPerson(callOf(c), parse(KnownPerson, await readJson(c)));
    return c.body(null, 204);
  });
  router.delete("/desk/v1/supervise/known-people/:number", async (c) => {
    await removeKnownPerson(callOf(c), insuredNumberIn(c));
    return c.body(null, 204);
  });
  return router;
}
