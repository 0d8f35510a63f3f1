import type { Maintenance, PublicConfiguration } from "@portal/model/client.ts";
import type { FlagId } from "@portal/model/flags.ts";
import type { Profile } from "@portal/model/portal.ts";
import { createContext, use } from "react";
import type { AddressName } from "./addresses.ts";
import { graphql } from "./api.ts";

export const PortalDocument = graphql(`
  query Portal {
    profile {
      extranaute {
        analyticsUserId
        correspondance
        extranauteType
        insuredNumber
        loginEmail
        paymentMode
        phoneNumber
        sousTutelle
      }
      insureds {
        birthdate
        firstname
        forInformation
        fullname
        gender
        insuredNumber
        language
        lastname
        partPrincipal
      }
    }
  }
`);

export interface Insured {
  readonly insuredNumber: number;
}

/** What every screen knows of the person, the switches and the insurer's settings. */
export interface Portal {
  readonly profile: Profile;
  readonly insureds: readonly Insured[];
  readonly flags: ReadonlySet<FlagId>;
  readonly configuration: PublicConfiguration;
  readonly maintenance: Maintenance;
  readonly built: ReadonlySet<AddressName>;
}

export const PortalContext = createContext<Portal | undefined>(undefined);

export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (!portal) throw new Error("usePortal is called outside the portal");
  return portal;
}
