import {
  DeskAddress,
  DeskAddressAbroad,
  DeskCardNumber,
  DeskCardOrder,
  DeskRequestMade,
  DeskUnlock,
} from "@portal/model/desk/customer-acts.ts";
import { parse } from "../../core/http/parse.ts";
import { callOf } from "../call.ts";
import { insuredNumberIn } from "../parameters.ts";
import { readJson } from "../read-json.ts";
import { deskRouter } from "../router.ts";
import { blockCardOf, orderCardFor, unblockCardOf } from "./card-acts.ts";
import { moveAbroad, moveCustomer } from "./move-customer.ts";
import { sendPasswordLink } from "./send-password-link.ts";
import { unlockSignIn } from "./unlock-sign-in.ts";

/** The acts on a customer's behalf that one member of staff asks for alone. */
export function customerActRoutes() {
  const router = deskRouter();
  router.post("/desk/v1/customers/:number/cards", async (c) => {
    const order = parse(DeskCardOrder, await readJson(c));
    const request = await orderCardFor(callOf(c), insuredNumberIn(c), order);
    return c.json(DeskRequestMade.parse(request), 201);
  });
  router.post("/desk/v1/customers/:number/cards/block", async (c) => {
    const { cardNumber } = parse(DeskCardNumber, await readJson(c));
    await blockCardOf(callOf(c), insuredNumberIn(c), cardNumber);
    return c.body(null, 204);
  });
  router.post("/desk/v1/customers/:number/cards/unblock", async (c) => {
    const { cardNumber } = parse(DeskCardNumber, await readJson(c));
    await unblockCardOf(callOf(c), insuredNumberIn(c), cardNumber);
    return c.body(null, 204);
  });
  router.post("/desk/v1/customers/:number/password-link", async (c) => {
    await sendPasswordLink(callOf(c), insuredNumberIn(c));
    return c.body(null, 204);
  });
  router.post("/desk/v1/customers/:number/unlock", async (c) => {
    const given = parse(DeskUnlock, await readJson(c));
    await unlockSignIn(callOf(c), insuredNumberIn(c), given);
    return c.body(null, 204);
  });
  router.post("/desk/v1/customers/:number/address-abroad", async (c) => {
    const address = parse(DeskAddressAbroad, await readJson(c));
    const request = await moveAbroad(callOf(c), insuredNumberIn(c), address);
    return c.json(DeskRequestMade.parse(request), 201);
  });
  router.post("/desk/v1/customers/:number/address", async (c) => {
    const address = parse(DeskAddress, await readJson(c));
    const request = await moveCustomer(callOf(c), insuredNumberIn(c), address);
    return c.json(DeskRequestMade.parse(request), 201);
  });
  return router;
}
