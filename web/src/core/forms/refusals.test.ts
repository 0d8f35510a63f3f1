import { expect, test } from "vitest";
import { withServerErrors } from "./refusals.ts";

const options = { fields: {}, shouldUseNativeValidation: false };
const message = "phone.invalid";

test("E01 a refusal is not wiped by a check that began before it, and the next check is a new one", async () => {
  let end = () => {};
  const { resolver, refuse } = withServerErrors<{ phoneNumber: string }, { phoneNumber: string }>(
    async (values) => {
      await new Promise<void>((resolve) => {
        end = resolve;
      });
      return { values, errors: {} };
    },
  );
  const values = { phoneNumber: "+41795554434" };
  const early = resolver(values, {}, options);
  refuse("phoneNumber", message);
  end();
  expect(await early).toEqual({
    values: {},
    errors: { phoneNumber: { type: "server", message } },
  });

  const next = resolver(values, {}, options);
  end();
  expect(await next).toEqual({ values, errors: {} });
});
