import {
  BusinessOfferContent,
  CampaignContent,
  ConsentContent,
  FaqContent,
  FlagContent,
  MaintenanceContent,
  NewsContent,
  OfferContent,
  ReasonContent,
  SurveyContent,
  TemplateContent,
  WarningContent,
} from "@portal/model/desk/publication-contents.ts";
import { ONLY_ITEM, type PublicationName } from "@portal/model/desk/publishing.ts";
import { BusinessOfferName } from "@portal/model/business-offers.ts";
import { endedBefore } from "@portal/model/desk/days-of-offers.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { flagIds } from "@portal/model/portal/flags.ts";
import type { ComponentType } from "react";
import type * as z from "zod/mini";
import { useTexts } from "../../core/language/i18n.tsx";
import type { FieldsProps, PreviewedProps } from "./content-props.ts";
import { CampaignFields, CampaignPreview, NewsFields, NewsPreview } from "./AnnouncementFields.tsx";
import { BusinessOfferFields, BusinessOfferPreview } from "./BusinessOfferFields.tsx";
import { OfferFields, OfferPreview } from "./OfferFields.tsx";
import { ConsentFields, ConsentPreview } from "./ConsentFields.tsx";
import { FaqFields, FaqPreview } from "./FaqFields.tsx";
import { FlagFields, MaintenanceFields, MaintenancePreview } from "./SwitchFields.tsx";
import { SurveyFields, SurveyPreview } from "./SurveyFields.tsx";
import { TemplateFields, TemplatePreview } from "./TemplateFields.tsx";
import { ReasonFields, ReasonPreview, WarningFields, WarningPreview } from "./TextFields.tsx";

/** How a kind is edited. */
export interface KindForm<Content> {
  readonly rule: z.ZodMiniType<Content>;
  readonly empty: () => Content;
  readonly Fields: ComponentType<FieldsProps<Content>>;
  /** What customers see of it; a flag has nothing of its own to show. */
  readonly Previewed: ComponentType<PreviewedProps<Content>> | undefined;
  /** Ends at once what is on. */
  readonly end?: (content: Content, now: string) => Content;
}

const noTexts = () => ({ fr: "", de: "", it: "", en: "" });
const noTimes = { beginsAt: null, endsAt: null };
const noAnswer = () => ({ slug: "", question: "", answer: "", easyAnswer: "", keywords: "" });

export const warningForm: KindForm<WarningContent> = {
  rule: WarningContent,
  empty: () => ({ texts: noTexts(), ...noTimes }),
  Fields: WarningFields,
  Previewed: WarningPreview,
  end: (content, endsAt) => ({ ...content, endsAt }),
};

export const maintenanceForm: KindForm<MaintenanceContent> = {
  rule: MaintenanceContent,
  empty: () => ({ isRaised: false, ...noTimes }),
  Fields: MaintenanceFields,
  Previewed: MaintenancePreview,
};

export const flagForm: KindForm<FlagContent> = {
  rule: FlagContent,
  empty: () => ({ isOn: false }),
  Fields: FlagFields,
  Previewed: undefined,
};

export const faqForm: KindForm<FaqContent> = {
  rule: FaqContent,
  empty: () => ({
    group: "",
    position: 1,
    texts: { fr: noAnswer(), de: noAnswer(), it: noAnswer(), en: noAnswer() },
    isPublished: false,
    ...noTimes,
  }),
  Fields: FaqFields,
  Previewed: FaqPreview,
};

export const reasonForm: KindForm<ReasonContent> = {
  rule: ReasonContent,
  empty: () => ({ texts: noTexts(), isOn: true }),
  Fields: ReasonFields,
  Previewed: ReasonPreview,
};

export const templateForm: KindForm<TemplateContent> = {
  rule: TemplateContent,
  empty: () => ({ subject: null, titles: noTexts(), texts: noTexts(), isOn: true }),
  Fields: TemplateFields,
  Previewed: TemplatePreview,
};

export const consentForm: KindForm<ConsentContent> = {
  rule: ConsentContent,
  empty: () => ({ titles: noTexts(), texts: noTexts(), summaries: noTexts() }),
  Fields: ConsentFields,
  Previewed: ConsentPreview,
};

export const surveyForm: KindForm<SurveyContent> = {
  rule: SurveyContent,
  empty: () => ({
    titles: noTexts(),
    texts: noTexts(),
    buttons: noTexts(),
    links: noTexts(),
    isOn: false,
  }),
  Fields: SurveyFields,
  Previewed: SurveyPreview,
};

/** What holds for days is over at once when its last day was yesterday. */
function endedYesterday(content: OfferContent, now: string): OfferContent {
  return endedBefore(content, todayInZurich(new Date(now)));
}

/** What was just begun is shown at once, unless the publisher says otherwise. */
const fromNow = () => ({ beginsAt: new Date().toISOString(), endsAt: null });

export const newsForm: KindForm<NewsContent> = {
  rule: NewsContent,
  empty: () => ({
    titles: noTexts(),
    texts: noTexts(),
    image: null,
    url: null,
    label: "",
    ...fromNow(),
  }),
  Fields: NewsFields,
  Previewed: NewsPreview,
  end: (content, endsAt) => ({ ...content, endsAt }),
};

export const campaignForm: KindForm<CampaignContent> = {
  rule: CampaignContent,
  empty: () => ({
    titles: noTexts(),
    images: noTexts(),
    links: noTexts(),
    label: "",
    ...fromNow(),
  }),
  Fields: CampaignFields,
  Previewed: CampaignPreview,
  end: (content, endsAt) => ({ ...content, endsAt }),
};

export const offerForm: KindForm<OfferContent> = {
  rule: OfferContent,
  empty: () => ({
    titles: noTexts(),
    subtitles: noTexts(),
    discounts: noTexts(),
    discountTexts: noTexts(),
    texts: noTexts(),
    buttons: noTexts(),
    links: noTexts(),
    image: "",
    images: [],
    partner: { name: "", address: null, tel: null, email: null, site: null, logo: null },
    position: 0,
    beginsOn: todayInZurich(new Date()),
    endsOn: null,
  }),
  Fields: OfferFields,
  Previewed: OfferPreview,
  end: endedYesterday,
};

export const businessOfferForm: KindForm<BusinessOfferContent> = {
  rule: BusinessOfferContent,
  empty: () => ({
    individual: 0,
    family: 0,
    beginsOn: todayInZurich(new Date()),
    endsOn: null,
  }),
  Fields: BusinessOfferFields,
  Previewed: BusinessOfferPreview,
};

const created = ["warning", "faq", "reason", "template", "news", "campaign", "offer"] as const;
const unnamed = ["warning", "news", "campaign"] as const;

/** Whether an item's id is made by the page and not shown. */
export function isUnnamed(kind: PublicationName): kind is (typeof unnamed)[number] {
  return unnamed.some((one) => one === kind);
}

/** Whether staff add new ones of the kind. */
export function isCreated(kind: PublicationName): kind is (typeof created)[number] {
  return created.some((one) => one === kind);
}

/** The name of an item that has no words of its own. */
export function useItemName(kind: PublicationName): (item: string) => string {
  const t = useTexts("desk_publish");
  return (item) => {
    if (kind === "flag") {
      const flag = flagIds.find((id) => id === item);
      return flag ? t(`flag.${flag}`) : item;
    }
    if (kind === "businessoffer") {
      const offer = BusinessOfferName.options.find((name) => name === item);
      return offer ? t(`businessOffer.${offer}`) : item;
    }
    return item === ONLY_ITEM ? t("maintenanceName") : item;
  };
}
