import { type Reading as ReadingShape, TextSize, Wording } from "@portal/model/portal/reading.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { changeReading, readReading } from "./reading.ts";

const WordingEnum = builder.enumType("Wording", {
  description: "The words of explanations.",
  values: enumValues(Wording.options, {
    ORDINARY: "The ordinary ones.",
    EASY: "In easy language, at the level A2 to B1.",
  }),
});

const TextSizeEnum = builder.enumType("TextSize", {
  description: "The size of all texts.",
  values: enumValues(TextSize.options, {
    NORMAL: "That of the browser.",
    LARGE: "A fifth larger.",
    LARGEST: "Two fifths larger.",
  }),
});

const Reading = builder.objectRef<ReadingShape>("Reading").implement({
  description: "How a person reads the portal, on every device.",
  fields: (t) => ({
    wording: t.field({
      type: WordingEnum,
      description: "The words of explanations.",
      resolve: ({ wording }) => wording,
    }),
    textSize: t.field({
      type: TextSizeEnum,
      description: "The size of all texts.",
      resolve: ({ textSize }) => textSize,
    }),
  }),
});

builder.queryField("reading", (t) =>
  t.field({
    type: Reading,
    nullable: true,
    description: "How the person reads the portal; null until they choose.",
    resolve: async (_root, _args, ctx) => (await readReading(ctx)) ?? null,
  }),
);

builder.mutationField("changeReading", (t) =>
  t.field({
    type: Reading,
    description: "Chooses how the person reads the portal; answers what holds now.",
    args: {
      wording: t.arg({
        type: WordingEnum,
        description: "The words of explanations; without it they stay as they are.",
      }),
      textSize: t.arg({
        type: TextSizeEnum,
        description: "The size of all texts; without it it stays as it is.",
      }),
    },
    resolve: (_root, args, ctx) => changeReading(ctx, args),
  }),
);
