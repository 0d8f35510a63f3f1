import { CustomerSearch, FoundCustomers } from "@portal/model/desk/customers.ts";
import {
  CustomerContracts,
  CustomerConversations,
  CustomerDocuments,
  CustomerInvoices,
  CustomerPage,
  CustomerRequests,
  CustomerStatements,
} from "@portal/model/desk/customer-page.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { insuredNumberIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { findCustomers } from "./find-customers.ts";
import { readCustomer } from "./read-customer.ts";
import { readConversations, readRequests } from "./read-exchanged.ts";
import { readView } from "./view/read-view.ts";
import { readContracts, readDocuments, readInvoices, readStatements } from "./read-holdings.ts";

export function customerRoutes() {
  const router = deskRouter();
  // The body keeps what was typed out of addresses and their logs.
  router.post("/desk/v1/customers/search", async (c) => {
    const { text } = parse(CustomerSearch, await readJson(c));
    return c.json(FoundCustomers.parse(await findCustomers(callOf(c), text)));
  });
  router.get("/desk/v1/customers/:number", async (c) =>
    c.json(CustomerPage.parse(await readCustomer(callOf(c), insuredNumberIn(c)))),
  );
  // Each list is a look of its own, so that the customer reads which one was opened.
  router.get("/desk/v1/customers/:number/contracts", async (c) => {
    const contracts = await readContracts(callOf(c), insuredNumberIn(c));
    return c.json(CustomerContracts.parse({ contracts }));
  });
  router.get("/desk/v1/customers/:number/invoices", async (c) => {
    const invoices = await readInvoices(callOf(c), insuredNumberIn(c));
    return c.json(CustomerInvoices.parse({ invoices }));
  });
  router.get("/desk/v1/customers/:number/statements", async (c) => {
    const statements = await readStatements(callOf(c), insuredNumberIn(c));
    return c.json(CustomerStatements.parse({ statements }));
  });
  router.get("/desk/v1/customers/:number/documents", async (c) => {
    const documents = await readDocuments(callOf(c), insuredNumberIn(c));
    return c.json(CustomerDocuments.parse({ documents }));
  });
  router.get("/desk/v1/customers/:number/requests", async (c) => {
    const requests = await readRequests(callOf(c), insuredNumberIn(c));
    return c.json(CustomerRequests.parse({ requests }));
  });
  router.get("/desk/v1/customers/:number/view", async (c) =>
    c.json(await readView(callOf(c), insuredNumberIn(c))),
  );
  router.get("/desk/v1/customers/:number/conversations", async (c) => {
    const conversations = await readConversations(callOf(c), insuredNumberIn(c));
    return c.json(CustomerConversations.parse({ conversations }));
  });
  return router;
}
