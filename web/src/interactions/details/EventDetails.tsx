import { formatDate } from "@portal/model/calendar/dates.ts";
import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { formatInvoiceNumber } from "@portal/model/invoices/reference.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Fact, Facts } from "./Fact.tsx";
import { useCodes } from "./useCodes.ts";

export function JokerDetails({ invoiceNumber }: DetailsOf<"joker">) {
  const t = useTexts("interactions");
  return (
    <Facts>
      <Fact label={t("field.invoice")}>{formatInvoiceNumber(invoiceNumber)}</Fact>
    </Facts>
  );
}

export function ArrangementDetails(details: DetailsOf<"arrangement">) {
  const t = useTexts("interactions");
  const { invoiceNumber, firstDate, nbMensualites } = details;
  return (
    <Facts>
      <Fact label={t("field.invoice")}>{formatInvoiceNumber(invoiceNumber)}</Fact>
      <Fact label={t("field.instalments")}>{nbMensualites}</Fact>
      <Fact label={t("field.firstInstalment")}>{formatDate(firstDate)}</Fact>
    </Facts>
  );
}

export function CardDetails({ healthInsurer, reason }: DetailsOf<"card">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  return (
    <Facts>
      <Fact label={t("field.caisse")}>{healthInsurer}</Fact>
      <Fact label={t("field.reason")}>{codes.card(reason)}</Fact>
    </Facts>
  );
}

export function MaternityDetails({ type, date }: DetailsOf<"maternity">) {
  const codes = useCodes();
  return (
    <Facts>
      <Fact label={codes.maternity(type)}>{formatDate(date)}</Fact>
    </Facts>
  );
}

export function DeletionDetails({ scope }: DetailsOf<"deletion">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  return (
    <Facts>
      <Fact label={t("field.deletionScope")}>{codes.deletion(scope)}</Fact>
    </Facts>
  );
}
