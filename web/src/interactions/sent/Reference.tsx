import { readDetails } from "@portal/model/requests/interaction-details.ts";
import { requestReference } from "@portal/model/requests/receipt.ts";
import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import { configuration } from "../../core/configuration.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { isWayOffered, paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { copyText } from "../../parts/copy-text.ts";
import { Button } from "../../ui/layout/Button.tsx";
import buttons from "../../ui/layout/Button.module.css";
import { Card } from "../../ui/layout/Card.tsx";
import { LinkButton } from "../../ui/layout/LinkButton.tsx";
import type { RequestReceipt } from "../interactions.ts";
import { originOf } from "./origins.ts";
import styles from "./Sent.module.css";

/** The reference of the request, and the links to continue. */
export function Reference({ request }: { request: RequestReceipt }) {
  const t = useTexts("receipt");
  const reference = requestReference(request.id);
  const words = { done: t("copied"), failed: t("copyFailed") };
  return (
    <Card>
      <div className={styles.reference}>
        <p>
          <span>{t("reference")}</span>
          <strong>{reference}</strong>
        </p>
        <Button
          variant="icon"
          aria-label={t("copyReference")}
          onClick={() => void copyText(reference, words)}
        >
          <Copy size={20} aria-hidden="true" />
        </Button>
      </div>
      <div className={styles.ways} data-screen>
        <LinkButton to={`${paths.interactions.path}?request=${request.id}`}>
          {t("follow")}
        </LinkButton>
        <PaperCopy request={request} />
        <OtherWays request={request} />
      </div>
    </Card>
  );
}

/** The copy of a declaration among the documents. */
function PaperCopy({ request: { type, details } }: { request: RequestReceipt }) {
  const t = useTexts("receipt");
  const told = readDetails(type, details);
  const iddms = told && "iddms" in told ? told.iddms : undefined;
  if (!iddms) return null;
  const address = `/api/v1/documents/${iddms}/binary/${iddms}.pdf`;
  return (
    <a
      className={`${buttons.button} ${buttons.secondary}`}
      href={`${configuration().restBaseUrl}${address}`}
      target="_blank"
      rel="noreferrer"
    >
      <Download size={20} aria-hidden="true" />
      {t("pdf")}
    </a>
  );
}

function OtherWays({ request: { type, details } }: { request: RequestReceipt }) {
  const t = useTexts("receipt");
  const titles = useTexts("template");
  const portal = usePortal();
  const { back, tab, again } = originOf(type, readDetails(type, details));
  const quiet = `${buttons.button} ${buttons.quiet}`;
  return (
    <>
      {again && isWayOffered(again.form, portal) && (
        <Link to={paths[again.form].path} className={`${buttons.button} ${buttons.secondary}`}>
          {t(`again.${again.words}`)}
        </Link>
      )}
      {isWayOffered(back, portal) && (
        <Link to={`${paths[back].path}${tab ? `?activeTab=${tab}` : ""}`} className={quiet}>
          {t("back", { page: titles(`titles.${back}`) })}
        </Link>
      )}
    </>
  );
}
