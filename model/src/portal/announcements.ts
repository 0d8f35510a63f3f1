/** What `GET /v1/management/warning-message` answers; both are nothing while there is no warning. */
export interface WarningMessage {
  message: string | null;
  endDate: string | null;
}

/** One page of the what's-new carousel, as `GET /v1/informations/light?infoType=WHATSNEW` answers it. */
export interface WhatsNew {
  title: string;
  content: string;
  image: string | null;
  /** A path of the portal, or an address elsewhere that opens in a new tab. */
  url: string | null;
  eventLabel: string;
}

/** A promotion on the homepage, as `GET /v1/marketing-campaigns` answers it. */
export interface MarketingCampaign {
  id: string;
  imageURL: string;
  link: string;
  analytics: string;
}
