import type { WarningMessage as WarningMessageShape } from "@portal/model/portal/announcements.ts";
import { builder } from "../core/http/graphql.ts";
import { listCampaigns, readWarningMessage, type TitledCampaign } from "./announcements.ts";

const WarningMessage = builder.objectRef<WarningMessageShape>("WarningMessage").implement({
  description: "The operator's warning; both are nothing while there is none.",
  fields: (t) => ({
    message: t.exposeString("message", {
      nullable: true,
      description: "In the language of the request; null while there is none.",
    }),
    endDate: t.exposeString("endDate", {
      nullable: true,
      description:
        "Until when it is shown, an instant; null while there is none, or without an end.",
    }),
  }),
});

const MarketingCampaign = builder.objectRef<TitledCampaign>("MarketingCampaign").implement({
  description: "A promotion on the homepage.",
  fields: (t) => ({
    id: t.exposeID("id"),
    imageURL: t.exposeString("imageURL", { description: "A path of the portal." }),
    link: t.exposeString("link", { description: "A path of the portal, or an address elsewhere." }),
    analytics: t.exposeString("analytics", { description: "How the statistics call it." }),
    title: t.exposeString("title", {
      nullable: true,
      description:
        "What the picture says, in the language of the request; null where it says nothing.",
    }),
  }),
});

builder.queryField("warningMessage", (t) =>
  t.field({
    type: WarningMessage,
    description: "As GET /v1/management/warning-message, for the homepage's one document.",
    resolve: (_root, _args, ctx) => readWarningMessage(ctx, { mustBeValid: true }),
  }),
);

builder.queryField("marketingCampaigns", (t) =>
  t.field({
    type: [MarketingCampaign],
    description: "As GET /v1/marketing-campaigns, for the homepage's one document.",
    resolve: (_root, _args, ctx) => listCampaigns(ctx),
  }),
);
