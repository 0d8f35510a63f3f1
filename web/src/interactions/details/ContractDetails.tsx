import { formatDate } from "@portal/model/calendar/dates.ts";
import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { formatChf } from "@portal/model/money.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Details.module.css";
import { Fact, Facts } from "./Fact.tsx";
import { SentFileLink } from "./SentFileLink.tsx";
import { francsOf, useCodes } from "./useCodes.ts";

export function MutationDetails(details: DetailsOf<"mutation">) {
  const { data, value, startingDate, premium, extra, files, undoes } = details;
  const t = useTexts("interactions");
  const codes = useCodes();
  const valueOf = useExtraValues();
  const shown: Record<string, (value: string) => string> = {
    deductible: francsOf,
    invoiceFrequency: codes.frequency,
    riskAdd: codes.risk,
    riskDel: codes.risk,
  };
  return (
    <Facts>
      {undoes && <Fact label={t("field.about")}>{t("undo.is")}</Fact>}
      <Fact label={codes.mutation(data)}>{shown[data]?.(value) ?? value}</Fact>
      <Fact label={t("field.startingDate")}>{startingDate && formatDate(startingDate)}</Fact>
      <PremiumFact premium={premium} />
      {extra?.map((pair) => (
        <Fact key={pair.key} label={codes.extra(pair.key)}>
          {valueOf(pair.key, pair.value)}
        </Fact>
      ))}
      {files?.map((file) => (
        <Fact key={file.url ?? file.filename} label={codes.extra("preuve")}>
          <SentFileLink {...file} />
        </Fact>
      ))}
    </Facts>
  );
}

/** The additional facts of a change, in words. */
function useExtraValues(): (key: string, value: string) => string {
  const t = useTexts("interactions");
  const codes = useCodes();
  const shown: Record<string, (value: string) => string> = {
    pays: codes.country,
    statut: codes.profession,
    dtFinDelaiCadre: formatDate,
    preuve: () => t("proofFollows"),
    orgaEtranger: (value) => t(value === "true" ? "yes" : "no"),
  };
  return (key, value) => shown[key]?.(value) ?? value;
}

export function TransferDetails(details: DetailsOf<"transfer">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  return (
    <Facts>
      {details.undoes && <Fact label={t("field.about")}>{t("undo.is")}</Fact>}
      <Fact label={t("field.caisse")}>{details.caisse}</Fact>
      <Fact label={t("field.produit")}>{details.produit}</Fact>
      <Fact label={t("field.variante")}>{details.variante}</Fact>
      <Fact label={t("field.franchise")}>{francsOf(details.franchise)}</Fact>
      <Fact label={t("field.risk")}>{codes.risk(details.cdRisqueCourt)}</Fact>
      <Fact label={t("field.doctor")}>{details.primaryCareDoctorFullname}</Fact>
      <Fact label={t("field.startingDate")}>{formatDate(details.effectiveDate)}</Fact>
      <PremiumFact premium={details.premium} />
    </Facts>
  );
}

/** The person's premium with all changes of the request, and without them. */
function PremiumFact({ premium }: Pick<DetailsOf<"mutation">, "premium">) {
  const t = useTexts("interactions");
  if (!premium) return null;
  return (
    <Fact label={t("field.premium")}>
      {formatChf(premium.with)}
      <small className={styles.note}>
        {t("premiumWithout", { amount: formatChf(premium.without) })}
      </small>
    </Fact>
  );
}
