import { maskIban } from "@portal/model/typing/iban.ts";
import type { DetailsOf, SentFile } from "@portal/model/requests/interaction-details.ts";
import { formatChf } from "@portal/model/money.ts";
import FileText from "lucide-react/icons/file-text";
import { configuration } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import styles from "./Details.module.css";
import { Fact, Facts } from "./Fact.tsx";
import { useCodes } from "./useCodes.ts";

export function DocumentDetails({ url, filename, files }: DetailsOf<"document">) {
  const t = useTexts("interactions");
  return (
    <Facts>
      <Fact label={t("field.file")}>
        <ul className={styles.files}>
          {(files ?? [{ url, filename }]).map((file, place) => (
            <li key={place}>
              <FileLink {...file} />
            </li>
          ))}
        </ul>
      </Fact>
    </Facts>
  );
}

/** Only what we keep ourselves is a link. */
export function FileLink({ url, filename }: SentFile) {
  const isOurs = /^\/(?:api\/v1\/documents|v1\/files)\//.test(url ?? "");
  if (!isOurs) return filename;
  return (
    <ExternalLink className={styles.file} href={`${configuration().restBaseUrl}${url}`}>
      <FileText size={18} aria-hidden="true" />
      {filename}
    </ExternalLink>
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
