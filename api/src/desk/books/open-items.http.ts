import {
  AccountBooks,
  OpenItems,
  OpenItemsFilter,
  OpenItemsQuery,
  OpenSums,
} from "@portal/model/desk/books/open-items.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { insuredNumberIn } from "../parameters.ts";
import { deskRouter } from "../router.ts";
import { listOpenItems, openAccountBooks, sumOpenItems } from "./list-open-items.ts";

export function openItemRoutes() {
  const router = deskRouter();
  router.get("/desk/v1/books/open-items", async (c) => {
    const query = parse(OpenItemsQuery, c.req.query());
    return c.json(OpenItems.parse(await listOpenItems(callOf(c), query)));
  });
  router.get("/desk/v1/books/open-items/sums", async (c) => {
    const filter = parse(OpenItemsFilter, c.req.query());
    return c.json(OpenSums.parse(await sumOpenItems(callOf(c), filter)));
  });
  router.get("/desk/v1/books/accounts/:number", async (c) =>
    c.json(AccountBooks.parse(await openAccountBooks(callOf(c), insuredNumberIn(c)))),
  );
  return router;
}
