import { formatDate } from "@portal/model/calendar/dates.ts";
import type { HeldCategory } from "@portal/model/my-data.ts";
import { categoryOfDatum, CorrectionDatum } from "@portal/model/requests/correction.ts";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { useQuery } from "../../core/http/useQuery.ts";
import { Badge } from "../../ui/feedback/Badge.tsx";
import { Accordion } from "../../ui/layout/Accordion.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { SectionBody } from "../SectionBody.tsx";
import styles from "./MyData.module.css";
import { heldData, type Held, privacyRequests, type PrivacyRequest } from "./rights.ts";
import { useKeptTime } from "./useKeptTime.ts";

/** Where customers see a category, and change what they can change themselves. */
const ownPages = {
  account: paths.settings.path,
  people: paths.profile.path,
  contracts: paths.contract.path,
  invoices: paths.invoices.path,
  careCosts: paths.reimbursements.path,
  documents: paths.documents.path,
  requests: paths.interactions.path,
} as const satisfies Partial<Record<HeldCategory, string>>;

/** Each category with its amount, purpose, legal basis, source and time, and the ways to correct it. */
export function HeldSection() {
  const t = useTexts("my_data");
  const asked = useQuery(heldData);
  const { data: requests } = useQuery(privacyRequests);
  const { language } = useLanguage();
  return (
    <Card className={styles.section}>
      <h2>{t("held.title")}</h2>
      <SectionBody query={asked}>
        {({ heldData: held }) => (
          <Accordion
            items={held.map((one) => ({
              title: t("held.named", {
                name: t(`held.${one.category}`),
                count: one.count.toLocaleString(`${language}-CH`),
              }),
              content: <Category held={one} requests={requests?.privacyRequests ?? []} />,
            }))}
          />
        )}
      </SectionBody>
      <p className={styles.help}>{t("held.help")}</p>
    </Card>
  );
}

interface CategoryProps {
  held: Held;
  requests: readonly PrivacyRequest[];
}

function Category({ held, requests }: CategoryProps) {
  const t = useTexts("my_data");
  const i = useTexts("interactions");
  const keptTime = useKeptTime();
  const { category, oldest, newest, goesFrom } = held;
  const disputed = requests.filter(
    ({ datum, disputedOn }) => disputedOn && datum && categoryOfDatum[datum] === category,
  );
  return (
    <div className={styles.category}>
      <dl className={styles.facts}>
        <Fact label={t("held.purpose")}>{t(`purpose.${category}`)}</Fact>
        <Fact label={t("held.basis")}>{t(`basis.${category}`)}</Fact>
        <Fact label={t("held.source")}>{t(`source.${category}`)}</Fact>
        <Fact label={t("held.kept")}>
          {keptTime(held)}
          {goesFrom && ` ${t("held.goes", { day: formatDate(goesFrom) })}`}
        </Fact>
        {oldest && newest && (
          <Fact label={t("held.period")}>
            {t("held.fromTo", { from: formatDate(oldest), to: formatDate(newest) })}
          </Fact>
        )}
      </dl>
      {disputed.map(({ id, datum }) => (
        <p key={id}>
          <Badge tone="warning">
            {t("held.disputed", { datum: datum ? i(`datum.${datum}`) : "" })}
          </Badge>
        </p>
      ))}
      <Ways category={category} />
    </div>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The page of a category, and the form for what cannot be changed there. */
function Ways({ category }: { category: HeldCategory }) {
  const t = useTexts("my_data");
  const datum = CorrectionDatum.options.find((one) => categoryOfDatum[one] === category);
  if (!hasOwnPage(category) && !datum) return null;
  return (
    <div className={styles.actions}>
      {hasOwnPage(category) && <Link to={ownPages[category]}>{t(`held.own.${category}`)}</Link>}
      {datum && <Link to={`${paths.dataCorrection.path}?datum=${datum}`}>{t("held.correct")}</Link>}
    </div>
  );
}

function hasOwnPage(category: HeldCategory): category is keyof typeof ownPages {
  return Object.hasOwn(ownPages, category);
}
