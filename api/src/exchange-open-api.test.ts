import { expect, test } from "vitest";
import { aCustomer } from "../test/portal.ts";
import { aClient, openDoor, tokenOf } from "../test/samples/exchange.ts";
import { exchangePolicy } from "./exchange/access.ts";
import { exchangeDocument } from "./exchange-open-api.ts";

const routes = Object.entries(exchangeDocument().paths ?? {}).flatMap(([path, item]) =>
  Object.keys(item).map((method) => ({ method: method.toUpperCase(), path })),
);
const nameOf = ({ method, path }: (typeof routes)[number]) =>
  `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

test("each route of the exchange has a row in the policy, and each row a route", () => {
  expect(routes.map(nameOf).toSorted()).toEqual(Object.keys(exchangePolicy).toSorted());
});

test("each route is closed without a token, with a customer's, and with one that lacks the scope", async () => {
  const door = await openDoor({ EXCHANGE_REQUESTS_PER_MINUTE: "100000" });
  const anna = await aCustomer();
  const bare = await tokenOf(door, await aClient({ scopes: [] }));
  const call = async ({ method, path }: (typeof routes)[number], authorization?: string) => {
    const answer = await door.app.request(path.replaceAll(/\{\w+\}/g, "x-1"), {
      method,
      headers: { "content-type": "application/json", ...(authorization && { authorization }) },
      ...(method !== "GET" && { body: "{}" }),
    });
    return answer.status;
  };
  const closed = routes.filter((route) => exchangePolicy[nameOf(route)] !== "public");
  for (const route of closed) {
    const name = nameOf(route);
    expect(await call(route), name).toBe(401);
    expect(await call(route, "Bearer x.y.z"), name).toBe(401);
    expect(await call(route, `Basic ${btoa("a:b")}`), name).toBe(401);
    expect(await call(route, `Bearer ${anna.session.token}`), name).toBe(401);
  }
  for (const route of closed.filter((one) => exchangePolicy[nameOf(one)] !== "client"))
    expect(await call(route, `Bearer ${bare}`), nameOf(route)).toBe(403);
});
