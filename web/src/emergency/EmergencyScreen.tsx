import { brand } from "@portal/brand/brand.ts";
import type { ReactNode } from "react";
import { readCookie } from "../core/cookies.ts";
import { deviceCookie } from "../core/device-marks.ts";
import { useEnvironment } from "../core/environment.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { useBrand } from "../core/language/useBrand.ts";
import { paths } from "../core/routing/paths.ts";
import { Page } from "../ui/layout/Page.tsx";
import { covers, europeanNumber, steps, swissNumbers } from "./emergency.ts";
import styles from "./EmergencyScreen.module.css";

/** Emergency numbers, what to do, and what is covered abroad. A public page, which the worker has without a network. */
export function EmergencyScreen() {
  const t = useTexts("emergency");
  const titles = useTexts("template");
  const { phone } = useBrand();
  const hasCards = readCookie(deviceCookie, useEnvironment().cookies()) !== undefined;
  return (
    <Page title={titles("titles.emergency")} intro={t("intro")} width="narrow">
      {hasCards && (
        // A load of the page, which the worker answers.
        <p className={styles.cards}>
          <a href={paths.pocket.path}>{t("cards")}</a>
        </p>
      )}
      <Section name="swiss" title={t("swiss.title")}>
        <ul className={styles.calls}>
          {swissNumbers.map((number) => (
            <Call key={number} number={number} text={t(`swiss.${number}`)} />
          ))}
        </ul>
      </Section>
      <Section name="abroad" title={t("abroad.title")}>
        <ul className={styles.calls}>
          <Call number={europeanNumber} text={t("abroad.112")} />
          <Call number={phone} text={t("abroad.us", { brand: brand.name })} />
        </ul>
        <p className={styles.quiet}>{t("abroad.other")}</p>
      </Section>
      <Section name="do" title={t("do.title")}>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(`do.${step}`)}</li>
          ))}
        </ol>
      </Section>
      <Section name="cover" title={t("cover.title")}>
        <ul>
          {covers.map((cover) => (
            <li key={cover}>{t(`cover.${cover}`)}</li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

interface SectionProps {
  name: string;
  title: string;
  children: ReactNode;
}

function Section({ name, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={name}>
      <h2 id={name}>{title}</h2>
      {children}
    </section>
  );
}

function Call({ number, text }: { number: string; text: string }) {
  const t = useTexts("emergency");
  return (
    <li>
      <a
        href={`tel:${number.replaceAll(/\s/g, "")}`}
        aria-label={`${t("call", { number })}: ${text}`}
      >
        {number}
      </a>
      <span>{text}</span>
    </li>
  );
}
