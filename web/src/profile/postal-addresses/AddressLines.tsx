import { formatDate } from "@portal/model/calendar/dates.ts";
import { readDetails } from "@portal/model/requests/interaction-details.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Envelope } from "./Envelope.tsx";

/** The content of a request for another address. */
export function readMove(details: unknown) {
  const read = readDetails("UPDATE_CORRESPONDENCE_ADDRESS", details);
  return read?.kind === "postalAddress" ? read : undefined;
}

/** The requested address, and its first day. */
export function AddressLines({ details }: { details: unknown }) {
  const t = useTexts("addresses");
  const read = readMove(details);
  if (!read) return null;
  return (
    <>
      <Envelope {...read} place={`${read.npa} ${read.city}`} />
      {read.startingDate && <p>{t("from", { date: formatDate(read.startingDate) })}</p>}
    </>
  );
}
