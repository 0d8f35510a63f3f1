import { consentLines } from "@portal/model/consent.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { ConsentsQuery } from "../core/http/gql/private.ts";

const Consents = graphql(`
  query Consents {
    consentsChannels {
      ...PersonConsents
    }
    consentTexts {
      version
      publishedAt
      texts {
        category
        title
        text
        summary
      }
    }
  }

  fragment PersonConsents on ConsentsChannels {
    insuredNumber
    textVersion
    decidedAt
    customized_offers {
      mail
      email
      sms
      phone
    }
    personalized_services {
      mail
      email
      sms
      phone
    }
    gm_mag {
      mail
      email
    }
    surveys {
      mail
      email
      sms
    }
    data_sharing {
      other
    }
    statistics {
      other
    }
  }
`);

const UpdateConsents = graphql(`
  mutation UpdateConsents(
    $insuredNumber: Int!
    $consentsChannels: ConsentsChannelsInput!
    $textVersion: Int
  ) {
    updateConsentsChannels(
      insuredNumber: $insuredNumber
      consentsChannels: $consentsChannels
      textVersion: $textVersion
    ) {
      ...PersonConsents
    }
  }
`);

const History = graphql(`
  query ConsentsHistory($insuredNumber: Int!, $page: Int) {
    consentsHistory(insuredNumber: $insuredNumber, page: $page) {
      total
      entries {
        id
        at
        textVersion
        category
        channel
        value
        isOwn
      }
    }
  }
`);

export type PersonConsents = ConsentsQuery["consentsChannels"][number];
export type ConsentText = ConsentsQuery["consentTexts"][number];

/** By channel, as `surveys.sms`: 1 agreed, 0 not. */
export type Bits = Readonly<Record<string, number>>;

export const consents = queryOptions({
  queryKey: ["consents"],
  queryFn: () => query(Consents),
});

export function consentsHistory(insuredNumber: number, page: number) {
  return queryOptions({
    queryKey: ["consents-history", insuredNumber, page],
    queryFn: () => query(History, { insuredNumber, page }),
    // The history must contain the latest decision.
    staleTime: 0,
  });
}

export function keyOf(category: string, channel: string): string {
  return `${category}.${channel}`;
}

export function bitsOf(person: PersonConsents): Bits {
  return Object.fromEntries(
    consentLines(person).map(({ category, channel, value }) => [keyOf(category, channel), value]),
  );
}

/** The pending changes after some channels are set: only those that differ from the saved state. */
export function pendingWith(kept: Bits, pending: Bits, set: Bits): Bits {
  const wanted = Object.entries({ ...pending, ...set });
  return Object.fromEntries(wanted.filter(([key, bit]) => kept[key] !== bit));
}

/** Saves the pending changes and returns the new state. */
export async function saveConsents(person: PersonConsents, pending: Bits): Promise<PersonConsents> {
  const { insuredNumber, textVersion } = person;
  const consentsChannels: Record<string, Record<string, number>> = {};
  for (const [key, bit] of Object.entries(pending)) {
    const [category = "", channel = ""] = key.split(".");
    consentsChannels[category] = { ...consentsChannels[category], [channel]: bit };
  }
  const variables = { insuredNumber, consentsChannels, textVersion };
  const answer = await query(UpdateConsents, variables, { silent: true });
  return answer.updateConsentsChannels;
}
