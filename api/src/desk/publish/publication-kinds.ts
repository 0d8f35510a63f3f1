import type { PublicationName } from "@portal/model/desk/publishing.ts";
import type { Kysely } from "kysely";
import type { Tables } from "../../core/db/tables.ts";
import { parse } from "../../core/http/parse.ts";
import { campaigns, news } from "../../insurer/publishing/announcements.ts";
import { answerTemplates } from "../../insurer/publishing/answer-templates.ts";
import { businessOffers } from "../../insurer/publishing/business-offers.ts";
import { consentTexts } from "../../insurer/publishing/consent-texts.ts";
import { faqQuestions } from "../../insurer/publishing/faq-questions.ts";
import { flags } from "../../insurer/publishing/flags.ts";
import { maintenance } from "../../insurer/publishing/maintenance.ts";
import { offers } from "../../insurer/publishing/offers.ts";
import type { PublicationKind, Summary } from "../../insurer/publishing/publication-kind.ts";
import { publish } from "../../insurer/publishing/publish.ts";
import { refusalReasons } from "../../insurer/publishing/refusal-reasons.ts";
import { surveys } from "../../insurer/publishing/surveys.ts";
import { warnings } from "../../insurer/publishing/warnings.ts";
import type { DeskWork } from "../call.ts";

interface Sent {
  item: string;
  content: unknown;
  seen: string | null;
  restoredFrom: number | undefined;
}

/** A kind whose content's type is erased: the content is checked by the kind's rule. */
export interface AnyPublicationKind {
  list(db: Kysely<Tables>): Promise<(Summary & { item: string })[]>;
  read(db: Kysely<Tables>, item: string): Promise<{ content: unknown } | undefined>;
  publish(desk: DeskWork, sent: Sent): Promise<{ before: unknown; after: unknown }>;
}

function anyKind<Content>(kind: PublicationKind<Content>): AnyPublicationKind {
  return {
    async list(db) {
      const all = await kind.read(db);
      return all.map(({ item, content }) => ({ item, ...kind.summary(content) }));
    },
    async read(db, item) {
      const [standing] = await kind.read(db, item);
      return standing;
    },
    async publish({ db, actor, staff, now }, { item, content, seen, restoredFrom }) {
      const after = parse(kind.rule, content);
      const given = { item, content: after, seen, actor, staffId: staff.staffId, restoredFrom };
      const { before } = await publish(db, kind, { ...given, now });
      return { before, after };
    },
  };
}

/** All kinds that are published at the desk. */
export const publicationKindOf: Readonly<Record<PublicationName, AnyPublicationKind>> = {
  warning: anyKind(warnings),
  maintenance: anyKind(maintenance),
  flag: anyKind(flags),
  faq: anyKind(faqQuestions),
  reason: anyKind(refusalReasons),
  template: anyKind(answerTemplates),
  consent: anyKind(consentTexts),
  survey: anyKind(surveys),
  news: anyKind(news),
  campaign: anyKind(campaigns),
  offer: anyKind(offers),
  businessoffer: anyKind(businessOffers),
};
