import { type DetailsOf, readDetails } from "@portal/model/requests/interaction-details.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useBrand } from "../../core/language/useBrand.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import type { Request } from "../interactions.ts";
import { FinancialAddressDetails, PostalAddressDetails } from "./AddressDetails.tsx";
import { EmailDetails, PhoneDetails } from "./ContactPointDetails.tsx";
import { MutationDetails, TransferDetails } from "./ContractDetails.tsx";
import { AccidentDetails, DamageDetails } from "./DeclarationDetails.tsx";
import { DocumentDetails, PayoutDetails, StatementDetails } from "./DocumentDetails.tsx";
import {
  ArrangementDetails,
  CardDetails,
  DeletionDetails,
  JokerDetails,
  MaternityDetails,
} from "./EventDetails.tsx";
import { CallbackDetails, ContactDetails } from "./MessageDetails.tsx";
import { ProfessionalDetails } from "./ProfessionalDetails.tsx";

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

/** Each kind of details has its own component. */
function KnownDetails({ id, details }: { id: string; details: DetailsOf }) {
  switch (details.kind) {
    case "document":
      return <DocumentDetails {...details} />;
    case "statement":
      return <StatementDetails {...details} />;
    case "payout":
      return <PayoutDetails {...details} />;
    case "arrangement":
      return <ArrangementDetails {...details} />;
    case "phone":
      return <PhoneDetails {...details} />;
    case "email":
      return <EmailDetails {...details} />;
    case "joker":
      return <JokerDetails {...details} />;
    case "professional":
      return <ProfessionalDetails {...details} />;
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
    case "callback":
      return <CallbackDetails {...details} />;
    case "card":
      return <CardDetails {...details} />;
    case "accident":
      return <AccidentDetails {...details} />;
    case "damage":
      return <DamageDetails {...details} />;
    case "maternity":
      return <MaternityDetails {...details} />;
    case "deletion":
      return <DeletionDetails {...details} />;
    default:
      return details satisfies never;
  }
}
