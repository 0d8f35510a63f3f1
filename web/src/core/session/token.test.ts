import { expect, test } from "vitest";
import { tokenIn } from "./token.ts";

const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString("base64url");
const cookieOf = (value: string) => `user_lang=fr; Authorization=${encodeURIComponent(value)}; x=1`;

test("A24 a bearer cookie that decodes makes a user, with name and e-mail in any alphabet", () => {
  const bearer = `Bearer h.${encoded({ name: "Noé Müller", email: "n@example.ch", iat: 1, exp: 2 })}.s`;
  expect(tokenIn(cookieOf(bearer))).toEqual({
    header: bearer,
    name: "Noé Müller",
    email: "n@example.ch",
    issuedAt: 1,
    expiresAt: 2,
  });
});

test.each([
  ["no cookie", "user_lang=fr"],
  ["another scheme", cookieOf(`Basic h.${encoded({})}.s`)],
  ["no token", cookieOf("Bearer ")],
  ["a token that is no JWT", cookieOf("Bearer abc")],
  ["a payload that is no JSON", cookieOf("Bearer h.e30x.s")],
  ["a broken percent sign", "Authorization=Bearer%20%E0%A4%A"],
])("A24 %s makes no user", (_title, cookies) => {
  expect(tokenIn(cookies)).toBeUndefined();
});
