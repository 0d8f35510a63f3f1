import { isNewcomer, welcomeSteps } from "@portal/model/welcome.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../../core/http/api.ts";
import type { SetUpQuery, WelcomeQuery } from "../../core/http/gql/private.ts";
import { homePeriod } from "../home.ts";

const WelcomeDocument = graphql(`
  query Welcome($from: Date!, $to: Date!) {
    contracts {
      insuredNumber
      healthBasic {
        startingDate
        model
        primaryCareDoctor {
          nomPrenom
        }
      }
    }
    invoices(from: $from, to: $to) {
      totalCount
      openCount
    }
  }
`);

/** A second document, because one would exceed the limit of statements per document. */
const SetUpDocument = graphql(`
  query SetUp {
    financialAddresses(usage: REMB) {
      id
    }
    security {
      hasCodeAtSignIn
      passkeys {
        id
      }
    }
  }
`);

export const welcomeQuery = queryOptions({
  queryKey: ["home", "welcome"],
  queryFn: async () => {
    const [joined, setUp] = await Promise.all([
      query(WelcomeDocument, homePeriod(new Date())),
      query(SetUpDocument, {}),
    ]);
    return { ...joined, ...setUp };
  },
});

/** The set-up tasks of a new customer; nothing for others. */
export function setUpOf(
  { contracts, invoices, financialAddresses, security }: WelcomeQuery & SetUpQuery,
  insuredNumber: number,
  today: string,
) {
  const own = contracts.find((one) => one.insuredNumber === insuredNumber)?.healthBasic;
  const joined = own?.startingDate ?? null;
  const paidInvoices = invoices.totalCount - invoices.openCount;
  if (!isNewcomer({ joined, paidInvoices }, today)) return undefined;
  const doctor = own?.primaryCareDoctor?.nomPrenom;
  const steps = welcomeSteps({
    hasRefundAccount: financialAddresses.length > 0,
    hasFamilyDoctor: own?.model === "FAMILY_DOCTOR" ? doctor !== undefined : null,
    hasSecondStep: security.hasCodeAtSignIn || security.passkeys.length > 0,
  });
  return { steps, doctor };
}
