import { CALLBACK_DAYS } from "@portal/model/contact/callback-spans.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { ContactPhoneQuery } from "../core/http/gql/private.ts";

const ContactPhone = graphql(`
  query ContactPhone($dateFrom: Date!, $numberOfDays: Int!) {
    contactLines {
      kind
      insurances
      name
      company
      phoneNumber
      email
      languages
      openingHours {
        ...Hours
      }
    }
    healthContact {
      name
      phoneNumber
      languages
      openingHours {
        ...Hours
      }
    }
    telemedecin {
      codeReseau
      name
      phone
      insuredNumbers
    }
    offers {
      id
      title
      discountTitle
      thumbnail
      buttonLink
      partner {
        name
      }
    }
    workingDays(dateFrom: $dateFrom, numberOfDays: $numberOfDays)
  }

  fragment Hours on OpeningHours {
    week {
      opens
      closes
    }
    exceptions {
      day
      reason
      spans {
        opens
        closes
      }
    }
  }
`);

export type ContactPhone = ContactPhoneQuery;
export type ContactLine = ContactPhone["contactLines"][number];

/** The data of the page, by day because the next day has other working days. */
export function contactPhoneQuery(today: string) {
  return queryOptions({
    queryKey: ["contact-phone", today],
    queryFn: () => query(ContactPhone, { dateFrom: today, numberOfDays: CALLBACK_DAYS }),
  });
}
