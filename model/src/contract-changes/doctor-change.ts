import { z } from "zod";
import { isDay } from "../typing/typed-dates.ts";
import { areDistinct, MOST_PEOPLE } from "./change.ts";
import { ExtraKey, extraOf } from "./extras.ts";
import { MutationCode } from "./proposal.ts";

/** What of a contract can be changed outside the wizard. */
export const ContractChangeCode = /* @__PURE__ */ MutationCode.extract(["primaryCareDoctor"]);

/** What a change needs to be told besides its value. `noDispensateur`: the number of the doctor. */
export const ContractChangeKey = /* @__PURE__ */ ExtraKey.extract(["noDispensateur"]);

const Extra = /* @__PURE__ */ z.strictObject({
  key: ContractChangeKey,
  value: z.string("required").max(40, "contractChanges.doctor"),
});

/** One change: what, to which value, from which day on. */
export const ContractChange = /* @__PURE__ */ z
  .strictObject({
    code: ContractChangeCode,
    value: z.string("required").trim().min(1, "required").max(200, "invalid"),
    startingDate: z.string("required").refine(isDay, "date.invalid"),
    extra: z.array(Extra).max(ContractChangeKey.options.length, "invalid"),
  })
  .refine((change) => extraOf(change, "noDispensateur") !== "", {
    error: "required",
    path: ["extra"],
  });
export type ContractChange = z.infer<typeof ContractChange>;

/** What somebody wants changed for one person, each thing once. */
const ContractMutation = /* @__PURE__ */ z.strictObject({
  firstname: z.string("required").max(100, "invalid"),
  lastname: z.string("required").max(100, "invalid"),
  insuredNumber: z.int("required"),
  data: z
    .array(ContractChange)
    .min(1, "contractChanges.none")
    .refine((data) => areDistinct(data.map(({ code }) => code)), "contractChanges.twice"),
});
export type ContractMutation = z.infer<typeof ContractMutation>;

/** What is sent at once, each person once. */
export const ContractMutations = /* @__PURE__ */ z.strictObject({
  mutations: z
    .array(ContractMutation)
    .min(1, "contractChanges.none")
    .max(MOST_PEOPLE, "invalid")
    .refine(
      (all) => areDistinct(all.map(({ insuredNumber }) => insuredNumber)),
      "contractChanges.twice",
    ),
});
