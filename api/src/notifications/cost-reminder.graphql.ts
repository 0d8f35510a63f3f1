import { CostReminderStep } from "@portal/model/year-costs/reminder-days.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { Concerned, interfaces, type MessageOf } from "./notifications.graphql.ts";

const CostReminderStepEnum = builder.enumType("CostReminderStep", {
  description: "What a reminder of costs is about.",
  values: enumValues(CostReminderStep.options, {
    CONTRACT_END: "A contract ends soon.",
    DEDUCTIBLE_USED: "The deductible is used up, and a new one begins with the year.",
    YEAR_END_NOTICE: "The last day for a change of deductible, model or insurer comes near.",
  }),
});

builder.objectRef<MessageOf<"CostReminder">>("CostReminder").implement({
  description: "A reminder before a deadline or an end that changes costs.",
  interfaces,
  fields: (t) => ({
    reminds: t.expose("step", { type: CostReminderStepEnum, description: "What it is about." }),
    remindedDay: t.expose("day", {
      type: "Date",
      description: "The last day of the notice, of the contract, or of the year.",
    }),
    contract: t.string({
      nullable: true,
      description: "The contract that ends, in the language of the request; null for others.",
      resolve: ({ contract }, _args, { language }) => contract?.[language] ?? null,
    }),
    concernedInsured: t.expose("concernedInsured", {
      type: Concerned,
      nullable: true,
      description: "Whom it concerns; null where it concerns the account.",
    }),
  }),
});
