import {
  type DetailsOf,
  isPlain,
  readDetails,
} from "@portal/model/requests/interaction-details.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import type { Request } from "../interactions.ts";
import { FinancialAddressDetails, PostalAddressDetails } from "./AddressDetails.tsx";
import { MutationDetails, TransferDetails } from "./ContractDetails.tsx";
import { CorrectionDetails } from "./CorrectionDetails.tsx";
import { AccidentDetails, DamageDetails } from "./DeclarationDetails.tsx";
import { DocumentDetails } from "./DocumentDetails.tsx";
import { MaternityDetails } from "./MaternityDetails.tsx";
import { ContactDetails } from "./MessageDetails.tsx";
import { PlainDetails } from "./PlainDetails.tsx";

/** The details of a request, or a notice that they cannot be shown. */
export function Details({ request }: { request: Pick<Request, "id" | "type" | "details"> }) {
  const t = useTexts("interactions");
  const { phone } = useBrand();
  const { id, type, details } = request;
  if (details === null || details === undefined) return null;
  const read = readDetails(type, details);
  if (read) return <KnownDetails id={id} details={read} />;
  return <Notice kind="info">{t("unreadable", { phone })}</Notice>;
}

function KnownDetails({ id, details }: { id: string; details: DetailsOf }) {
  if (isPlain(details)) return <PlainDetails details={details} />;
  switch (details.kind) {
    case "document":
      return <DocumentDetails {...details} />;
    case "postalAddress":
      return <PostalAddressDetails {...details} />;
    case "financialAddress":
      return <FinancialAddressDetails {...details} />;
    case "mutation":
      return <MutationDetails {...details} />;
    case "transfer":
      return <TransferDetails {...details} />;
    case "contact":
      return <ContactDetails {...details} id={id} />;
    case "accident":
      return <AccidentDetails {...details} />;
    case "damage":
      return <DamageDetails {...details} />;
    case "maternity":
      return <MaternityDetails {...details} />;
    case "correction":
      return <CorrectionDetails {...details} />;
    default:
      return details satisfies never;
  }
}
