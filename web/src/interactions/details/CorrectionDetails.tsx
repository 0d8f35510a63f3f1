import { correctionData } from "@portal/model/codes.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Details.module.css";
import { Fact, Facts } from "./Fact.tsx";
import { SentFileLink } from "./SentFileLink.tsx";

export function CorrectionDetails(details: DetailsOf<"correction">) {
  const t = useTexts("interactions");
  const { datum, explanation, files } = details;
  const known = correctionData.find((one) => one === datum);
  return (
    <Facts>
      <Fact label={t("field.datum")}>{known ? t(`datum.${known}`) : datum}</Fact>
      <Fact label={t("field.correct")}>{useCorrectValue(details)}</Fact>
      <Fact label={t("field.explanation")}>
        {explanation && <span className={styles.text}>{explanation}</span>}
      </Fact>
      <Fact label={t("field.attachments")}>
        {files.length > 0 && (
          <ul className={styles.files}>
            {files.map((file, place) => (
              <li key={place}>
                <SentFileLink {...file} />
              </li>
            ))}
          </ul>
        )}
      </Fact>
    </Facts>
  );
}

/** A day and a code are told as words. */
function useCorrectValue({ datum, correct }: DetailsOf<"correction">): string {
  const t = useTexts("interactions");
  if (datum === "BIRTHDATE") return formatDate(correct);
  if (datum === "SEX" && (correct === "F" || correct === "M")) return t(`sex.${correct}`);
  return correct;
}
