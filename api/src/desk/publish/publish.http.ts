import {
  isPublicationName,
  NewVersion,
  OpenedPublication,
  type PublicationName,
  PublicationRows,
} from "@portal/model/desk/publishing.ts";
import { Problem } from "@portal/model/portal/problems.ts";
import type { Context } from "hono";
import { parse } from "../../core/http/parse.ts";
import { callOf, type DeskVariables } from "../call.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { listPublications, openPublication, publishVersion } from "./publications.ts";

export function publishRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/publications/:kind", async (c) =>
    c.json(PublicationRows.parse(await listPublications(callOf(c), kindIn(c)))),
  );
  router.get("/desk/v1/publications/:kind/:item", async (c) =>
    c.json(OpenedPublication.parse(await openPublication(callOf(c), kindIn(c), itemIn(c)))),
  );
  router.put("/desk/v1/publications/:kind/:item", async (c) => {
    const [kind, item] = [kindIn(c), itemIn(c)];
    const sent = parse(NewVersion, await readJson(c));
    await publishVersion(callOf(c), { kind, item, sent });
    return c.body(null, 204);
  });
  return router;
}

function kindIn(c: Context<DeskVariables>): PublicationName {
  const kind = c.req.param("kind");
  if (!isPublicationName(kind)) throw new Problem("NOT_FOUND");
  return kind;
}

function itemIn(c: Context<DeskVariables>): string {
  return c.req.param("item") ?? "";
}
