import { expect, test } from "vitest";
import type { TypedDocument } from "./typed-document.ts";
import type { Requester } from "../session/session.ts";
import { graphqlRequest, restRequest } from "./request.ts";

const configuration = {
  environment: "production" as const,
  demonstration: false,
  graphqlPublicUrl: "/graphql/public",
  graphqlPrivateUrl: "/graphql/private",
  restBaseUrl: "/base",
  loginPath: "/login",
  logoutPath: "/logout",
  renewPath: "/session/renew",
  endOthersPath: "/session/end-others",
  passwordPath: "/password",
  securityUrl: "",
  pushPublicKey: "BKey",
  traceSampleRate: 0.04,
  errorReportDsn: "",
  hasIdentityCheck: true,
  mapTilesUrl: "",
  mapTilesAttribution: "",
};
const camille: Requester = {
  language: "de",
  authorization: "Bearer a.b.c",
  userEmail: "camille@example.ch",
};
const everyRequest = {
  authorization: "Bearer a.b.c",
  "accept-language": "de",
  "x-client-source": "GMNET",
  "x-client-version": "3.92.0",
  "x-platform": "browser",
};
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

function asking(): TypedDocument<"private", unknown, { year: number }> {
  return { id: "abc", name: "Costs" };
}

test("A31 A32 a GraphQL request names its operation in the address and carries every header", () => {
  const { url, init } = graphqlRequest(configuration, "private", asking(), { year: 2026 }, camille);
  expect(url).toBe("/graphql/private?operationName=Costs");
  expect(init.method).toBe("POST");
  expect(init.headers).toMatchObject(everyRequest);
  expect(init.headers).not.toHaveProperty("x-user-email");
  expect(init.body).toBe('{"documentId":"abc","variables":{"year":2026}}');
});

test("a build that keeps its documents sends them instead of their ids", () => {
  const document = { ...asking(), source: "query Costs { costs }" };
  const { init } = graphqlRequest(configuration, "private", document, { year: 2026 }, camille);
  expect(init.body).toBe(
    '{"query":"query Costs { costs }","operationName":"Costs","variables":{"year":2026}}',
  );
});

test("A31 a REST request also carries the user's e-mail", () => {
  const { url, init } = restRequest(configuration, "GET", "/v1/maintenance", undefined, camille);
  expect(url).toBe("/base/v1/maintenance");
  expect(init.headers).toMatchObject({ ...everyRequest, "x-user-email": "camille@example.ch" });
  expect(init).not.toHaveProperty("body");
});

test("a visitor who is not signed in is not named", () => {
  const { init } = restRequest(configuration, "POST", "/v1/x", { a: 1 }, { language: "fr" });
  expect(init.headers).not.toHaveProperty("authorization");
  expect(init.headers).not.toHaveProperty("x-user-email");
  expect(init.body).toBe('{"a":1}');
});

test("A31 every request has a correlation id of its own", () => {
  const ids = [1, 2].map(
    () =>
      restRequest(configuration, "GET", "/", undefined, camille).init.headers["x-correlation-id"],
  );
  expect(ids[0]).toMatch(uuid);
  expect(ids[0]).not.toBe(ids[1]);
});
