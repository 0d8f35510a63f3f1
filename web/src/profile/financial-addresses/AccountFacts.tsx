import { formatDate } from "@portal/model/calendar/dates.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import { readDetails } from "@portal/model/requests/interaction-details.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "../Entry.module.css";
import { Envelope } from "../postal-addresses/Envelope.tsx";
import type { Account } from "./financial-addresses.ts";
import { Fact } from "../Fact.tsx";

export function AccountFacts({ account }: { account: Account }) {
  const t = useTexts("addresses");
  const { owner, bank, bic, formattedAccountNumber, startDate } = account;
  const { street, streetNumber, country, zip, city } = owner;
  return (
    <div className={styles.entry}>
      <dl>
        <Fact label={t("field.iban")}>
          <span className={styles.strong}>{formattedAccountNumber}</span>
        </Fact>
        {bank && (
          <Fact label={t("field.bank")}>{[bank.name, bic].filter(Boolean).join(" · ")}</Fact>
        )}
        <Fact label={t("field.owner")}>
          {owner.fullname}
          <Envelope
            street={street}
            number={streetNumber}
            place={`${zip} ${city}`}
            country={country}
          />
        </Fact>
      </dl>
      <p className={styles.meta}>{t("from", { date: formatDate(startDate) })}</p>
    </div>
  );
}

/** The requested account, and its first day. */
export function AskedAccount({ details }: { details: unknown }) {
  const t = useTexts("addresses");
  const read = readDetails("UPDATE_FINANCIAL_REIMBURSEMENT_ADDRESS", details);
  if (read?.kind !== "financialAddress") return null;
  return (
    <>
      <p>
        {maskIban(read.accountNumber, "any")}
        <br />
        {read.ownerName}
      </p>
      {read.startingDate && <p>{t("from", { date: formatDate(read.startingDate) })}</p>}
    </>
  );
}
