import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatChf } from "@portal/model/money.ts";
import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Details.module.css";
import { SentFileLink } from "./SentFileLink.tsx";
import { Fact, Facts } from "./Fact.tsx";
import { useCodes } from "./useCodes.ts";

/** Older declarations have only the date. */
export function AccidentDetails(accident: DetailsOf<"accident">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  const { place, description, cover } = accident;
  return (
    <Facts>
      <Moment label={t("field.accidentDate")} {...accident} />
      <Fact label={t("field.place")}>{place}</Fact>
      <Fact label={t("field.whoPays")}>{cover && codes.accidentCover(cover)}</Fact>
      <Description>{description}</Description>
      <Papers {...accident} />
    </Facts>
  );
}

export function DamageDetails(damage: DetailsOf<"damage">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  const { event, product, noContract, place, description, amount, settlement } = damage;
  return (
    <Facts>
      <Fact label={t("field.damage")}>{codes.damage(event)}</Fact>
      <Moment label={t("field.damageDate")} {...damage} />
      <Fact label={t("field.place")}>{place}</Fact>
      <Fact label={t("field.contract")}>{t("contract", { product, number: noContract })}</Fact>
      <Fact label={t("field.declaredSum")}>{formatChf(amount)}</Fact>
      <Description>{description}</Description>
      {settlement && <Settlement {...settlement} />}
      <Papers {...damage} />
    </Facts>
  );
}

/** The decision about a damage. Nothing is paid if the deductible is higher. */
function Settlement(settlement: NonNullable<DetailsOf<"damage">["settlement"]>) {
  const t = useTexts("interactions");
  const { recognised, deductible, amount, paysOn, paidTo, iddms } = settlement;
  return (
    <>
      <Fact label={t("field.recognised")}>{formatChf(recognised)}</Fact>
      <Fact label={t("field.damageDeductible")}>{formatChf(deductible)}</Fact>
      <Fact label={t("field.damagePaid")}>{formatChf(amount)}</Fact>
      <Fact label={t("field.damagePaidTo")}>
        {paysOn && paidTo && t("paidTo", { day: formatDate(paysOn), payee: paidTo })}
      </Fact>
      <Fact label={t("field.settlement")}>
        <SentFileLink url={declarationUrl(iddms)} filename={t("settlementLetter")} />
      </Fact>
    </>
  );
}

interface MomentProps {
  label: string;
  date: string;
  hour?: string | null | undefined;
}

function Moment({ label, date, hour }: MomentProps) {
  const t = useTexts("interactions");
  const day = formatDate(date);
  return <Fact label={label}>{hour ? t("dayAndHour", { day, hour }) : day}</Fact>;
}

function Description({ children }: { children: string | null | undefined }) {
  const t = useTexts("interactions");
  return (
    <Fact label={t("field.whatHappened")}>
      {children && <div className={styles.text}>{children}</div>}
    </Fact>
  );
}

/** The copy of the declaration, and the files sent with it. */
function Papers({ iddms, files }: Pick<DetailsOf<"accident">, "iddms" | "files">) {
  const t = useTexts("interactions");
  return (
    <>
      <Fact label={t("field.copy")}>
        {iddms && <SentFileLink url={declarationUrl(iddms)} filename={t("copy")} />}
      </Fact>
      <Fact label={t("field.attachments")}>
        {files?.length ? (
          <ul className={styles.files}>
            {files.map((file, place) => (
              <li key={place}>
                <SentFileLink {...file} />
              </li>
            ))}
          </ul>
        ) : null}
      </Fact>
    </>
  );
}

function declarationUrl(iddms: string): string {
  return `/api/v1/documents/${iddms}/binary/${iddms}.pdf`;
}
