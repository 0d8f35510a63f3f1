import { DECLARATION_WORKING_DAYS, requestReference } from "@portal/model/requests/receipt.ts";
import { configuration } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import styles from "./Receipt.module.css";

/** What the API answers to a declaration. */
export interface SentRequest {
  readonly id: string;
  /** The copy among the documents, where there is one. */
  readonly iddms?: string;
}

/** The receipt of a request that was sent: its reference, when we answer, links to the request and to the copy. */
export function Receipt({ id, iddms }: SentRequest) {
  const t = useTexts("forms");
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t("receipt.reference")}</dt>
          <dd>{requestReference(id)}</dd>
        </div>
        <div>
          <dt>{t("receipt.answer")}</dt>
          <dd>{t("receipt.within", { count: DECLARATION_WORKING_DAYS })}</dd>
        </div>
      </dl>
      <ul className={styles.links}>
        <li>
          <Link to={`${paths.interactions.path}?request=${id}`}>{t("receipt.request")}</Link>
        </li>
        {iddms && (
          <li>
            <ExternalLink href={copyAddress(iddms)}>{t("receipt.copy")}</ExternalLink>
          </li>
        )}
      </ul>
    </>
  );
}

function copyAddress(iddms: string): string {
  return `${configuration().restBaseUrl}/api/v1/documents/${iddms}/binary/${iddms}.pdf`;
}
