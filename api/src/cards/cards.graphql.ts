import { CardState } from "@portal/model/cards.ts";
import { builder, enumValues } from "../core/http/graphql.ts";
import { GenderEnum } from "../profile/profile.graphql.ts";
import { type HeldCard, listCards } from "./list-cards.ts";

const CardStateEnum = builder.enumType("InsuranceCardState", {
  description: "Whether a card can be shown.",
  values: enumValues(CardState.options, {
    VALID: "It can be shown.",
    EXPIRING: "It can be shown, and ends soon.",
    EXPIRED: "Its last day has passed.",
    BLOCKED: "It was blocked, and no other has taken its place.",
    NONE: "None was made yet.",
    NOT_INSURED: "The person has no basic insurance here, and so no card.",
  }),
});

const InsuranceCard = builder.objectRef<HeldCard>("InsuranceCard").implement({
  description: "The insurance card of a person of the account, of one insurer.",
  fields: (t) => ({
    insuredNumber: t.exposeInt("insuredNumber"),
    firstname: t.exposeString("firstname"),
    lastname: t.exposeString("lastname"),
    birthdate: t.expose("birthdate", { type: "Date" }),
    gender: t.expose("gender", { type: GenderEnum }),
    ahvNumber: t.exposeString("ahvNumber", {
      nullable: true,
      description: "The number of the old-age insurance in 13 digits; null where it is not known.",
    }),
    insurerCode: t.exposeString("insurerCode", {
      nullable: true,
      description:
        "The number at the Federal Office of Public Health; null where the person is not insured here.",
    }),
    insurerName: t.exposeString("insurerName", {
      nullable: true,
      description: "In the language of the request; null where the person is not insured here.",
    }),
    cardNumber: t.exposeString("cardNumber", {
      nullable: true,
      description: "Twenty digits; null where no card was made.",
    }),
    issuedOn: t.expose("issuedOn", {
      type: "Date",
      nullable: true,
      description: "Null where no card was made.",
    }),
    validUntil: t.expose("validUntil", {
      type: "Date",
      nullable: true,
      description: "The last day; null where no card was made.",
    }),
    state: t.expose("state", {
      type: CardStateEnum,
      description: "Whether the card can be shown.",
    }),
    isOnItsWay: t.exposeBoolean("isOnItsWay", {
      description: "Whether a printed card was ordered and has not arrived.",
    }),
  }),
});

builder.queryField("insuranceCards", (t) =>
  t.field({
    type: [InsuranceCard],
    description:
      "The cards of the people on the account, in its order: one for each person and insurer.",
    resolve: (_root, _args, ctx) => listCards(ctx),
  }),
);
