import { Boundary } from "../core/hydration.tsx";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import LaptopMinimalCheck from "lucide-react/icons/laptop-minimal-check";
import ShieldCheck from "lucide-react/icons/shield-check";
import { ErrorBoundary, type FallbackProps } from "../core/errors/ErrorBoundary.tsx";
import { useRetry } from "../core/errors/useRetry.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import { Accordion } from "../ui/layout/Accordion.tsx";
import { Page } from "../ui/layout/Page.tsx";
import styles from "./CyberprotectScreen.module.css";
import { Offers } from "./Offers.tsx";

export function CyberprotectScreen() {
  const t = useTexts("cyberprotect");
  const titles = useTexts("template");
  return (
    <Page title={titles("titles.cyberprotect")} intro={t("intro")}>
      <Benefits />
      <section className={styles.section}>
        <h2>{t("offers.title")}</h2>
        <ErrorBoundary fallback={OffersFailed}>
          <Boundary fallback={<Skeleton height="240px" />}>
            <Offers />
          </Boundary>
        </ErrorBoundary>
      </section>
      <Questions />
    </Page>
  );
}

const benefits = [
  ["care", HeartHandshake],
  ["support", LaptopMinimalCheck],
  ["protection", ShieldCheck],
] as const;

function Benefits() {
  const t = useTexts("cyberprotect");
  return (
    <section className={styles.section}>
      <h2>{t("benefits.title")}</h2>
      <ul className={styles.benefits}>
        {benefits.map(([name, Icon]) => (
          <li key={name}>
            <Icon size={32} aria-hidden="true" />
            <h3>{t(`benefits.${name}.title`)}</h3>
            <p>{t(`benefits.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const questions = ["who", "help", "abroad", "household", "end"] as const;

function Questions() {
  const t = useTexts("cyberprotect");
  const { phone } = useBrand();
  return (
    <section className={styles.section}>
      <h2>{t("faq.title")}</h2>
      <Accordion
        items={questions.map((name) => ({
          title: t(`faq.${name}.question`),
          content: <p>{t(`faq.${name}.answer`, { phone })}</p>,
        }))}
      />
    </section>
  );
}

function OffersFailed({ reset }: FallbackProps) {
  const t = useTexts("cyberprotect");
  return <Failed text={t("failed")} onRetry={useRetry(reset)} />;
}
