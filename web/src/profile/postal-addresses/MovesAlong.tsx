import { formatDate } from "@portal/model/calendar/dates.ts";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { type Insured, usePortal } from "../../core/portal.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import styles from "../Entry.module.css";
import type { ProfileTabProps } from "../profile.ts";
import { AddressLines, readMove } from "./AddressLines.tsx";
import { postals } from "./postal-addresses.ts";

/** Tells a person of the household that the address owner's pending move includes them. */
export function MovesAlong({ insured }: ProfileTabProps) {
  const owner = usePortal().insureds.find(({ partPrincipal }) => partPrincipal);
  return owner && <MoveOf owner={owner} insured={insured} />;
}

function MoveOf({ owner, insured }: ProfileTabProps & { owner: Insured }) {
  const t = useTexts("addresses");
  const { pendingRequest } = useSuspenseQuery(postals(owner.insuredNumber)).data;
  if (!pendingRequest) return null;
  const { details, requestDate } = pendingRequest;
  if (!readMove(details)?.people?.includes(insured.insuredNumber)) return null;
  return (
    <Notice kind="info">
      <div className={styles.pending}>
        <p className={styles.strong}>
          {t("postal.movesAlong", { name: insured.firstname, owner: owner.firstname })}
        </p>
        <AddressLines details={details} />
        <p>{t("pending.along", { date: formatDate(requestDate) })}</p>
      </div>
    </Notice>
  );
}
