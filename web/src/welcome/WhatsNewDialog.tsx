import type { WhatsNew } from "@portal/model/portal/announcements.ts";
import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Link } from "../core/routing/router.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Dialog } from "../ui/dialogs/Dialog.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import styles from "./WhatsNewDialog.module.css";

export type NewsItem = WhatsNew;

interface WhatsNewDialogProps {
  items: readonly NewsItem[];
  onClose: () => void;
}

/** The news, one item at a time. */
export function WhatsNewDialog({ items, onClose }: WhatsNewDialogProps) {
  const t = useTexts("welcome");
  const global = useTexts("global");
  const [index, setIndex] = useState(0);
  const item = items[index];
  if (!item) return null;
  return (
    <Dialog
      title={t("whatsNew.title")}
      onClose={onClose}
      actions={
        <>
          <Button variant={items.length > 1 ? "secondary" : "primary"} onClick={onClose}>
            {global("close")}
          </Button>
          {items.length > 1 && (
            <Turns
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onTurn={(by) => setIndex(index + by)}
            />
          )}
        </>
      }
    >
      <div className={styles.item} aria-live="polite">
        {item.image && <img className={styles.image} src={item.image} alt="" />}
        <h3>{item.title}</h3>
        <p>{item.content}</p>
        {item.url && <MoreLink url={item.url} onFollow={onClose} />}
      </div>
      {items.length > 1 && (
        <p className={styles.position}>
          {t("whatsNew.position", { item: index + 1, items: items.length })}
        </p>
      )}
    </Dialog>
  );
}

interface TurnsProps {
  isFirst: boolean;
  isLast: boolean;
  onTurn: (by: 1 | -1) => void;
}

/** A button never changes under the finger: at the end it stays, without an effect. */
function Turns({ isFirst, isLast, onTurn }: TurnsProps) {
  const t = useTexts("welcome");
  return (
    <div className={styles.turns}>
      <Button
        variant="secondary"
        className={styles.turn}
        aria-disabled={isFirst}
        onClick={() => {
          if (!isFirst) onTurn(-1);
        }}
      >
        {t("whatsNew.previous")}
      </Button>
      <Button
        className={styles.turn}
        aria-disabled={isLast}
        onClick={() => {
          if (!isLast) onTurn(1);
        }}
      >
        {t("whatsNew.next")}
      </Button>
    </div>
  );
}

/** A page of the portal opens in this tab, any other in a new one. */
function MoreLink({ url, onFollow }: { url: string; onFollow: () => void }) {
  const t = useTexts("welcome");
  const words = t("whatsNew.more");
  if (!url.startsWith("/")) return <ExternalLink href={url}>{words}</ExternalLink>;
  return (
    <Link to={url} onClick={onFollow}>
      {words}
    </Link>
  );
}
