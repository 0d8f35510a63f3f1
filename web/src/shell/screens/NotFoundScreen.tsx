import { useTexts } from "../../core/language/i18n.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import styles from "./NotFoundScreen.module.css";

export function NotFoundScreen() {
  const t = useTexts("global");
  return (
    <Page title={t("notFound.title")} width="narrow">
      <div className={styles.lost}>
        <p>{t("notFound.message")}</p>
        <LinkButton to="/">{t("notFound.home")}</LinkButton>
        <Signpost />
      </div>
    </Page>
  );
}

/** A hiking signpost whose arms point both ways. */
function Signpost() {
  return (
    <svg viewBox="0 0 480 200" aria-hidden="true">
      <rect className={styles.ground} width="480" height="200" rx="14" />
      <path
        className={styles.far}
        d="M0 186 84 112l44 34 78-96 36 42 30-18 84 92 52-38 72 58v0a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14Z"
      />
      <path className={styles.snow} d="m206 50 36 42-18 2-10 16-12-18-16 14-12-18Z" />
      <path className={styles.glow} d="m206 50 14 16-10 2-4 10-14-10Z" />
      <path className={styles.post} d="M332 40h10v160h-10Z" />
      <path className={styles.sign} d="M346 56h64l16 15-16 15h-64ZM328 98h-64l-16 15 16 15h64Z" />
      <path className={styles.tip} d="m402 56 8 0 16 15-16 15h-8ZM272 98h-8l-16 15 16 15h8Z" />
    </svg>
  );
}
