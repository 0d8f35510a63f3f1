import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Details.module.css";
import { Fact, Facts } from "./Fact.tsx";
import { SentFileLink } from "./SentFileLink.tsx";

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
