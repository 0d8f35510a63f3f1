import { graphql } from "./http/gql/private.ts";
import { publicGraphql } from "./http/gql/public.ts";

export const maintenancePath = "/v1/maintenance";
export const configurationPath = "/v1/public/configuration/GMNET";

export const FeatureFlags = publicGraphql(`
  query FeatureFlags($platform: String!) {
    featureFlags(platform: $platform) {
      id
      value
    }
  }
`);

export const PortalData = graphql(`
  query Portal {
    actingFor {
      name
      scope
    }
    unreadNotifications
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
