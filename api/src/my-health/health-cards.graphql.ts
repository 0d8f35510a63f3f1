import { HealthCardKind } from "@portal/model/my-health.ts";
import { builder } from "../core/http/graphql.ts";
import { type HealthCard as HealthCardShape, listHealthCards } from "./health-cards.ts";

const HealthCardKindEnum = builder.enumType("HealthCardKind", { values: HealthCardKind.options });

const HealthCard = builder.objectRef<HealthCardShape>("HealthCard").implement({
  description: "A card of “my health”.",
  fields: (t) => ({
    id: t.exposeID("id"),
    kind: t.expose("kind", { type: HealthCardKindEnum }),
    title: t.exposeString("title"),
    text: t.exposeString("text"),
    button: t.exposeString("button"),
    link: t.exposeString("link", {
      nullable: true,
      description: "Of a card of the kind LINK: a path of the portal, or an address elsewhere.",
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
