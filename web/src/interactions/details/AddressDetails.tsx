import { formatDate } from "@portal/model/calendar/dates.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Details.module.css";
import { Fact, Facts } from "./Fact.tsx";
import { useCodes } from "./useCodes.ts";

export function PostalAddressDetails(details: DetailsOf<"postalAddress">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  const { street, number, complement, poBox, npa, city, country, startingDate } = details;
  const lines = [
    complement,
    [street, number].filter(Boolean).join(" "),
    poBox,
    `${npa} ${city}`,
    country === "CH" ? undefined : codes.country(country),
  ];
  return (
    <Facts>
      <Fact label={t("field.address")}>
        <address className={styles.address}>{lines.filter(Boolean).join("\n")}</address>
      </Fact>
      <Fact label={t("field.startingDate")}>{startingDate && formatDate(startingDate)}</Fact>
    </Facts>
  );
}

export function FinancialAddressDetails({
  accountNumber,
  ownerName,
  startingDate,
}: DetailsOf<"financialAddress">) {
  const t = useTexts("interactions");
  return (
    <Facts>
      <Fact label={t("field.accountNumber")}>
        {maskIban(accountNumber, "any") || accountNumber}
      </Fact>
      <Fact label={t("field.ownerName")}>{ownerName}</Fact>
      <Fact label={t("field.startingDate")}>{startingDate && formatDate(startingDate)}</Fact>
    </Facts>
  );
}
