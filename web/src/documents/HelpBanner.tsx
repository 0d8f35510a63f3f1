import type { MouseEvent } from "react";
import { leaveButton } from "../core/routing/focus.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { useSearch } from "../core/routing/search.ts";
import { Button } from "../ui/layout/Button.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { helpRedirect, helpType, typeFilter } from "./documents.ts";
import styles from "./DocumentsScreen.module.css";

/** For visits from a help page: what to look for, and a link to all documents. */
export function HelpBanner() {
  const t = useTexts("documents");
  const search = useSearch();
  const { built } = usePortal();
  if (search.get(helpRedirect) !== "true") return null;
  const showAll = ({ currentTarget }: MouseEvent) => {
    leaveButton(currentTarget);
    search.set(typeFilter.to([]), helpRedirect.to("false"), helpType.to("other"));
  };
  return (
    <div className={styles.help}>
      <Notice kind="info">
        <p>{t(`help.${search.get(helpType)}`)}</p>
        <div className={styles.helpActions}>
          <Button variant="secondary" onClick={showAll}>
            {t("help.showAll")}
          </Button>
          {search.get(helpType) === "certificate" && (
            <Link to={paths.reimbursements.path}>{t("help.toCertificate")}</Link>
          )}
          {built.has("helpContact") && <Link to="/help-contact">{t("help.back")}</Link>}
        </div>
      </Notice>
    </div>
  );
}
