import { consentLines } from "@portal/model/consent.ts";
import { type Customer, db } from "../portal.ts";

const ALL = `customized_offers { mail email sms phone } personalized_services { mail email sms phone }
  gm_mag { mail email } surveys { mail email sms } data_sharing { other } statistics { other }`;
export const READ = `query Consents { consentsChannels { insuredNumber textVersion decidedAt ${ALL} } }`;
const UPDATE = `mutation Update($insuredNumber: Int!, $consentsChannels: ConsentsChannelsInput!, $textVersion: Int) {
  updateConsentsChannels(insuredNumber: $insuredNumber, consentsChannels: $consentsChannels, textVersion: $textVersion) {
    insuredNumber textVersion ${ALL}
  }
}`;
export const HISTORY = `query History($insuredNumber: Int!, $page: Int) {
  consentsHistory(insuredNumber: $insuredNumber, page: $page) {
    total entries { id at textVersion category channel value isOwn }
  }
}`;

/** The feature flag of consents. */
export const setConsentFlag = (value: boolean) =>
  db
    .insertInto("featureFlag")
    .values({ id: "CONSENT", value })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ value }))
    .execute();

export const decide = (
  anna: Customer,
  consentsChannels: object,
  { of = anna, ...more }: { of?: Customer; textVersion?: number } = {},
) => anna.graphql(UPDATE, { insuredNumber: of.insuredNumber, consentsChannels, ...more });
export const agreedBy = async (anna: Customer) => {
  const { data } = await anna.graphql(READ);
  const [own] = data.consentsChannels;
  return consentLines(own).flatMap(({ category, channel, value }) =>
    value === 1 ? [`${category}.${channel}`] : [],
  );
};
export const eventsOf = ({ insuredNumber }: Customer) =>
  db
    .selectFrom("consentEvent")
    .selectAll()
    .where("insuredNumber", "=", insuredNumber)
    .orderBy("id")
    .execute();
export const historyOf = async (anna: Customer, page = 1) =>
  (await anna.graphql(HISTORY, { insuredNumber: anna.insuredNumber, page })).data.consentsHistory;
