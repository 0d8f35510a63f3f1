/** The answer of `GET /v1/management/warning-message`; both are null without a warning. */
export interface WarningMessage {
  message: string | null;
  endDate: string | null;
}

/** One page of the what's-new carousel, from `GET /v1/informations/light?infoType=WHATSNEW`. */
export interface WhatsNew {
  title: string;
  content: string;
  image: string | null;
  /** A path of the portal, or an external address that opens in a new tab. */
  url: string | null;
  eventLabel: string;
}

/** A promotion on the homepage, from `GET /v1/marketing-campaigns`. */
export interface MarketingCampaign {
  id: string;
  imageURL: string;
  link: string;
  analytics: string;
}
