import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { BusyButton } from "../ui/layout/BusyButton.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { VisuallyHidden } from "../ui/layout/VisuallyHidden.tsx";
import { CardSide } from "./CardSide.tsx";
import { cardFaces } from "./card-faces.ts";
import { About } from "../ui/layout/About.tsx";
import styles from "./CardsScreen.module.css";
import type { PocketCard } from "../parts/pocket/pocket-cards.ts";
import { useShare } from "./useShare.ts";

/** The card as it is shown at a counter: one side at a time, without an animation. */
export function ShownCard({ card }: { card: PocketCard }) {
  const t = useTexts("cards");
  const p = useTexts("pocket");
  const [side, setSide] = useState<"front" | "back">("front");
  const { share, isBusy, hasFailed, canShare } = useShare(card);
  const name = `${card.firstname} ${card.lastname}`;
  const faces = cardFaces(card, p);
  const isPrintedOnly = side === "back" && !card.ahvNumber;
  return (
    <>
      {isPrintedOnly ? (
        <p className={styles.printed}>{p("abroad.unknown")}</p>
      ) : (
        <CardSide face={faces[side]} side={side} />
      )}
      <div role="status">
        <VisuallyHidden>{t(`held.shown.${side}`)}</VisuallyHidden>
      </div>
      <div className={styles.acts}>
        <Button variant="secondary" onClick={() => setSide(side === "front" ? "back" : "front")}>
          {t(`held.turn.${side}`)}
          <About>{name}</About>
        </Button>
        <BusyButton variant="secondary" isBusy={isBusy} onClick={() => void share()}>
          {t(canShare ? "held.share" : "held.save")}
          <About>{name}</About>
        </BusyButton>
      </div>
      {hasFailed && (
        <Notice kind="error">
          <p>{t("held.shareFailed")}</p>
        </Notice>
      )}
      {side === "back" && !isPrintedOnly && <p className={styles.quiet}>{p("abroad.known")}</p>}
    </>
  );
}
