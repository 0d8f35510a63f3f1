import { HealthCardKind } from "@portal/model/my-health.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { type HealthCard as HealthCardShape, listHealthCards } from "./health-cards.ts";

const HealthCardKindEnum = builder.enumType("HealthCardKind", {
  description: "What the button of a card does.",
  values: enumValues(HealthCardKind.options, {
    LINK: "It leads to a page.",
    SYMPTOM_CHECKER: "It begins an assessment by the symptom checker.",
  }),
});

const HealthCard = builder.objectRef<HealthCardShape>("HealthCard").implement({
  description: "A card of “my health”.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: HealthCardKindEnum, description: "What the button does." }),
    title: t.exposeString("title"),
    text: t.exposeString("text"),
    button: t.exposeString("button", { description: "What the button says." }),
    link: t.exposeString("link", {
      nullable: true,
      description:
        "Of a card of the kind LINK: a path of the portal, or an address elsewhere. Null for all others.",
    }),
  }),
});

builder.queryField("healthCards", (t) =>
  t.field({
    type: [HealthCard],
    description: "The cards that no flag closes.",
    resolve: (_root, _args, ctx) => listHealthCards(ctx),
  }),
);
