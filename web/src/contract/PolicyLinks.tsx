import { documentAddress } from "../core/http/document-address.ts";
import { useQuery } from "../core/http/useQuery.ts";
import { moveDay } from "@portal/model/calendar/calendar.ts";
import { graphql, query } from "../core/http/api.ts";
import { PdfLink } from "./PdfLink.tsx";

const Policies = graphql(`
  query Policies($from: Date!, $to: Date!) {
    documents(from: $from, to: $to, subTypes: [POLICY]) {
      iddms
      description
      partenaires
    }
  }
`);

interface PolicyLinksProps {
  insuredNumber: number;
  month: string;
}

/** The policies of a month, and the next one once it was sent. They are optional: a failure shows none. */
export function PolicyLinks({ insuredNumber, month }: PolicyLinksProps) {
  const { data } = useQuery({
    queryKey: ["policies", month],
    queryFn: () => query(Policies, sentFor(month), { silent: true }),
  });
  const own = data?.documents.filter(({ partenaires }) => partenaires.includes(insuredNumber));
  // The current policy comes before the next one.
  return own?.toReversed().map(({ iddms, description }) => (
    <PdfLink key={iddms} href={policyUrl(iddms)}>
      {`${description} (PDF)`}
    </PdfLink>
  ));
}

/** A year's policy is sent in the October before it, the first one when the insurance begins. */
function sentFor(month: string): { from: string; to: string } {
  const from = `${Number(month.slice(0, 4)) - 1}-10-01`;
  return { from, to: moveDay(moveDay(`${month}-01`, { months: 1 }), { days: -1 }) };
}

function policyUrl(iddms: string): string {
  const id = encodeURIComponent(iddms);
  return documentAddress(id);
}
