import { maskIban } from "@portal/model/typing/iban.ts";
import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { formatChf } from "@portal/model/money.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Details.module.css";
import { Fact, Facts } from "./Fact.tsx";
import { SentFileLink } from "./SentFileLink.tsx";
import { useCodes } from "./useCodes.ts";

export function DocumentDetails({ url, filename, files }: DetailsOf<"document">) {
  const t = useTexts("interactions");
  return (
    <Facts>
      <Fact label={t("field.file")}>
        <ul className={styles.files}>
          {(files ?? [{ url, filename }]).map((file, place) => (
            <li key={place}>
              <SentFileLink {...file} />
            </li>
          ))}
        </ul>
      </Fact>
    </Facts>
  );
}

export function StatementDetails({ language }: DetailsOf<"statement">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  return (
    <Facts>
      <Fact label={t("field.language")}>{codes.language(language)}</Fact>
    </Facts>
  );
}

export function PayoutDetails({ amount, accountNumber }: DetailsOf<"payout">) {
  const t = useTexts("interactions");
  return (
    <Facts>
      <Fact label={t("field.amount")}>{formatChf(amount)}</Fact>
      <Fact label={t("field.accountNumber")}>{maskIban(accountNumber, "any")}</Fact>
    </Facts>
  );
}
