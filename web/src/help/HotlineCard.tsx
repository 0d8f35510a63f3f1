import { type OpeningHours, openingState } from "@portal/model/calendar/opening-hours.ts";
import Phone from "lucide-react/icons/phone";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { usePortal } from "../core/portal.tsx";
import { isWayOffered, paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { useMinute } from "../parts/opening-hours/useMinute.ts";
import { useOpeningTexts } from "../parts/opening-hours/useOpeningTexts.ts";
import { Card } from "../ui/layout/Card.tsx";
import buttons from "../ui/layout/Button.module.css";
import { useHelp } from "./useHelp.ts";
import stack from "../ui/layout/Stack.module.css";
import styles from "./HotlineCard.module.css";

/** The insurer's general line, and whether it is open now. */
export function Hotline() {
  const { contactLines } = useHelp();
  const line = contactLines.find(({ kind }) => kind === "INSURER");
  return <HotlineCard number={line?.phoneNumber} hours={line?.openingHours ?? undefined} />;
}

interface HotlineCardProps {
  number?: string | undefined;
  hours?: OpeningHours | undefined;
}

/** Without a response of the API it shows the insurer's general number. */
export function HotlineCard({ number, hours }: HotlineCardProps) {
  const t = useTexts("help");
  const { phone } = useBrand();
  const portal = usePortal();
  return (
    <section aria-label={t("phone.label")}>
      <Card className={stack.gap3}>
        {hours ? <OpenNow hours={hours} /> : <p className={styles.quiet}>{t("phone.text")}</p>}
        <a className={styles.number} href={telephone(number ?? phone)}>
          {number ?? phone}
        </a>
        <div className={styles.ways}>
          <a className={`${buttons.button} ${buttons.primary}`} href={telephone(number ?? phone)}>
            <Phone size={18} aria-hidden="true" />
            {t("phone.call")}
          </a>
          {isWayOffered("helpContactPhone", portal) && (
            <Link
              className={`${buttons.button} ${buttons.secondary}`}
              to={paths.helpContactPhone.path}
            >
              {t("phone.callback")}
            </Link>
          )}
        </div>
      </Card>
    </section>
  );
}

function OpenNow({ hours }: { hours: OpeningHours }) {
  const wordsOf = useOpeningTexts();
  const state = openingState(hours, useMinute());
  const [first, ...others] = wordsOf(state);
  return (
    <p className={styles.open} data-state={state.kind}>
      <span className={styles.dot} />
      <span>
        <strong>{first}</strong>
        {others.map((words) => (
          <span key={words}> · {words}</span>
        ))}
      </span>
    </p>
  );
}

/** The medical advice line, if there is one. */
export function MedicalLine() {
  const wordsOf = useOpeningTexts();
  const now = useMinute();
  const { healthContact } = useHelp();
  if (!healthContact) return null;
  const { name, phoneNumber, openingHours } = healthContact;
  return (
    <dl className={styles.lines}>
      <dt>{name}</dt>
      <dd>
        <a href={telephone(phoneNumber)}>{phoneNumber}</a>
      </dd>
      <dd>{wordsOf(openingState(openingHours, now)).join(" · ")}</dd>
    </dl>
  );
}

function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, "")}`;
}
