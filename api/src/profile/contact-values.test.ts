import { EmailContact, PhoneContact } from "@portal/model/contacts.ts";
import { expect, test } from "vitest";
import { hasContact } from "../../test/samples/contacts.ts";
import { anEmail, aPhone, generated } from "../../test/samples/generated-values.ts";
import { aCustomer, callsAs, type Customer } from "../../test/portal.ts";

const count = process.env["LONG"] === "1" ? 10_000 : 300;
const AT_ONCE = 10;

const EMAIL =
  "mutation Change($input: UpdateEmailInput!) { updateEmail(input: $input) { email nature } }";
const PHONE =
  "mutation Change($input: UpdatePhoneInput!) { updatePhone(input: $input) { number nature } }";
const KNOWN = "query Known($phone: String!) { validatePhone(phone: $phone) { valid } }";

interface Changer {
  who: Customer;
  email: string;
  phone: string;
}

async function aChanger(): Promise<Changer> {
  const who = await aCustomer();
  return {
    who,
    email: await hasContact(who, { email: "first@example.ch" }),
    phone: await hasContact(who, { number: "+41795550000" }),
  };
}

/** The API's error for a value; nothing if it is valid. */
async function answered({ who }: Changer, document: string, input: object) {
  const { errors } = await who.graphql(document, { input });
  if (!errors) return undefined;
  const { code, fields } = errors[0]?.extensions ?? {};
  return Object.values((fields ?? { code }) as Record<string, string>)[0];
}

/** Compares form and API for all values, in parallel: they must not differ. */
async function compare(
  values: readonly string[],
  judge: (changer: Changer, value: string) => Promise<Record<"form" | "api", string | undefined>>,
): Promise<{ accepted: number; differing: string[] }> {
  const differing: string[] = [];
  let accepted = 0;
  const work = async (_: unknown, place: number) => {
    let changer = await aChanger();
    const own = values.filter((_value, index) => index % AT_ONCE === place);
    for (const [turn, value] of own.entries()) {
      // A customer may send forty messages an hour, so the test takes another customer.
      if (turn > 0 && turn % 40 === 0) changer = await aChanger();
      const { form, api } = await judge(changer, value);
      if (form !== api)
        differing.push(
          `${JSON.stringify(value)}: ${form ?? "right"} in the form, ${api ?? "right"}`,
        );
      if (api === undefined) accepted++;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { accepted, differing };
}

test("C03 form and API judge e-mail addresses alike", async () => {
  const { accepted, differing } = await compare(
    generated(anEmail, { count }),
    async (changer, email) => {
      const contact = { email, nature: "PRV" };
      const form = EmailContact.safeParse(contact).error?.issues[0]?.message;
      return { form, api: await answered(changer, EMAIL, { id: changer.email, ...contact }) };
    },
  );
  expect(differing).toEqual([]);
  expect(accepted).toBeGreaterThan(count / 10);
  expect(accepted).toBeLessThan(count);
}, 600_000);

test("C04 form and API judge phone numbers alike, the form with the insurer's check as it has it", async () => {
  const anybody = callsAs();
  const { accepted, differing } = await compare(
    generated(aPhone, { count }),
    async (changer, number) => {
      const contact = { number, nature: "PRF", mobile: true };
      const rule = PhoneContact.safeParse(contact).error?.issues[0]?.message;
      const known = rule ?? (await anybody.publicGraphql(KNOWN, { phone: number }));
      const isKnown = typeof known === "object" && known.data.validatePhone.valid;
      return {
        form: rule ?? (isKnown ? undefined : "phone.invalid"),
        api: await answered(changer, PHONE, { id: changer.phone, ...contact }),
      };
    },
  );
  expect(differing).toEqual([]);
  expect(accepted).toBeGreaterThan(count / 50);
  expect(accepted).toBeLessThan(count);
}, 600_000);

test.each([
  ["SQL", "' or 1=1; drop table contact; --"],
  ["a script", "<script>alert(1)</script>@example.ch"],
  ["another header", "a@example.ch\r\nBcc: everybody@example.ch"],
  ["a zero byte", "\u0000@example.ch"],
  ["text that turns round", "a@example.ch\u202e"],
  ["ninety thousand letters", "x".repeat(90_000)],
  ["a picture", "😀@example.ch"],
  ["half a letter", "\ud800"],
])("hostile input is refused at its field, never a fault: %s", async (_name, value) => {
  const changer = await aChanger();
  const { email, phone } = changer;
  expect(await answered(changer, EMAIL, { id: email, email: value, nature: "PRV" })).toBe(
    "email.invalid",
  );
  const number = { id: phone, number: value, nature: "PRV", mobile: true };
  expect(await answered(changer, PHONE, number)).toBe("phone.invalid");
  for (const input of [
    { id: value, email: "a@example.ch", nature: "PRV" },
    { id: email, email: "a@example.ch", nature: value },
    { id: email, email: "a@example.ch", nature: "PRV", version: value },
    { id: email, email: [value], nature: "PRV" },
    { id: email, email: "a@example.ch", nature: "PRV", admin: true },
  ]) {
    const { errors } = await changer.who.graphql(EMAIL, { input });
    expect(errors?.[0]?.extensions["code"]).toBe("INVALID");
  }
});
