import { graphql, query } from "../core/http/api.ts";
import type { OffersQuery } from "../core/http/gql/private.ts";
import { paths } from "../core/routing/paths.ts";

const Offers = graphql(`
  query Offers {
    offers {
      id
      title
      subtitle
      endDate
      discountTitle
      discountSubtitle
      description
      image
      thumbnail
      images
      button
      buttonLink
      partner {
        name
        address
        tel
        email
        site
        logo
      }
    }
  }
`);

export type Offer = OffersQuery["offers"][number];

/** The offers valid today, in the current language. */
export const offersQuestion = {
  queryKey: ["offers"],
  queryFn: async () => (await query(Offers)).offers,
};

export function offerAddress({ id }: Pick<Offer, "id">): string {
  return `${paths.leclub.path}?offer=${encodeURIComponent(id)}`;
}
