import { configuration } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import buttons from "../../ui/layout/Button.module.css";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import { Causes } from "../Causes.tsx";
import { ResultPage } from "./ResultPage.tsx";

/** A check failed: the letter is always possible. */
export function CheckFailedScreen() {
  const t = useTexts("request_access");
  const { path } = paths.requestAccess;
  return (
    <ResultPage
      outcome="failure"
      title={t("error.title")}
      lead={t("error.lead")}
      actions={
        <>
          <LinkButton to={`${path}?way=paper`}>{t("error.paper")}</LinkButton>
          <a className={`${buttons.button} ${buttons.secondary}`} href={path}>
            {t("error.again")}
          </a>
          <a className={`${buttons.button} ${buttons.quiet}`} href={configuration().loginPath}>
            {t("error.login")}
          </a>
        </>
      }
    >
      <Causes />
    </ResultPage>
  );
}
