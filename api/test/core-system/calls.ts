import { expect } from "vitest";
import type { Random } from "../../seed/random.ts";
import { inPortal } from "../samples/exchanged.ts";
import type { CoreHousehold } from "./life.ts";

const CALLBACK = `mutation Ask($input: CallbackInput!) { requestCallback(input: $input) }`;

/** Some customers ask for a call: a request that the core system decides. */
export async function askForCalls(
  households: readonly CoreHousehold[],
  today: string,
  random: Random,
): Promise<void> {
  for (const { policyholder } of households.filter(() => random.chance(0.1))) {
    const customer = await inPortal(policyholder);
    const date = (
      await customer.graphql(
        "query Days($from: Date!) { workingDays(dateFrom: $from, numberOfDays: 2) }",
        { from: today },
      )
    ).data.workingDays.at(-1);
    const input = { phone: "079 555 12 34", date, period: "MORNING", message: "" };
    const { errors = [] } = await customer.graphql(CALLBACK, { input });
    // One call at a time: the former may wait for a decision that never comes.
    for (const { extensions } of errors) expect(extensions).toMatchObject({ code: "CONFLICT" });
  }
}
