import { lexicographicSortSchema } from "graphql";
import { requireAccess } from "./core/http/access.ts";
import { allPublic, builder, publicBuilder, secure } from "./core/http/graphql.ts";
import "./postal-addresses/postal-addresses.graphql.ts";
import "./banks/banks.graphql.ts";
import "./announcements/announcements.graphql.ts";
import "./consent/consent.graphql.ts";
import "./contract-changes/contract-changes.graphql.ts";
import "./contract/contract.graphql.ts";
import "./delegations/delegations.graphql.ts";
import "./documents/documents.graphql.ts";
import "./caregivers/caregivers.graphql.ts";
import "./agencies/agencies.graphql.ts";
import "./insurer/calendar/calendar.graphql.ts";
import "./financial-addresses/financial-addresses.graphql.ts";
import "./interactions/interactions.graphql.ts";
import "./invoices/statement/account-statement.graphql.ts";
import "./my-health/health-cards.graphql.ts";
import "./my-data/my-data.graphql.ts";
import "./notifications/notifications.graphql.ts";
import "./offers/offers.graphql.ts";
import "./invoices/credits/credits.graphql.ts";
import "./invoices/invoices.graphql.ts";
import "./places/places.graphql.ts";
import "./platform/platform.graphql.ts";
import "./profile/contacts.graphql.ts";
import "./profile/profile.graphql.ts";
import "./reimbursements/reimbursements.graphql.ts";
import "./settings/push.graphql.ts";
import "./settings/settings.graphql.ts";
import "./surveys/surveys.graphql.ts";
import "./validation/validation.graphql.ts";
import { policy } from "./access-policy.ts";

/** What people who are not signed in may ask. */
export const publicSchema = allPublic(lexicographicSortSchema(publicBuilder.toSchema()), policy);

/** The private schema with the policy in front of every root field. Only tests pass an `enforce` of their own. */
export function createPrivateSchema(enforce = requireAccess) {
  return secure(lexicographicSortSchema(builder.toSchema()), policy, enforce);
}
export const privateSchema = createPrivateSchema();
