import { useState, useSyncExternalStore } from "react";
import { forgetDevice, isKeptOnDevice } from "../core/device-marks.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Switch } from "../ui/fields/Switch.tsx";
import { Card } from "../ui/layout/Card.tsx";
import styles from "./CardsScreen.module.css";
import type { HeldCard } from "../parts/pocket/held-cards.ts";
import { cardsToKeep, keepCards } from "../parts/pocket/keep-cards.ts";

/** The switch by which this device keeps the cards beyond the session. */
export function KeepSection({ cards }: { cards: readonly HeldCard[] }) {
  const t = useTexts("cards");
  const { isKept, outcome, change } = useKeeping(cards);
  const isPossible = cardsToKeep(cards).length > 0;
  return (
    <Card className={styles.keep}>
      <h2>{t("held.keep.title")}</h2>
      <Switch
        label={t("held.keep.label")}
        help={t("held.keep.help")}
        checked={isKept}
        disabled={!isPossible}
        onChange={({ currentTarget }) => void change(currentTarget.checked)}
      />
      <p>{isPossible ? t("held.keep.text") : t("held.keep.none")}</p>
      <div role="status">
        {outcome && outcome !== "failed" && <p>{t(`held.keep.${outcome}`)}</p>}
      </div>
      {outcome === "failed" && (
        <Notice kind="error">
          <p>{t("held.keep.failed")}</p>
        </Notice>
      )}
      {isKept && (
        // A load of the page, which the worker answers.
        <a href={paths.pocket.path}>{t("held.keep.open")}</a>
      )}
    </Card>
  );
}

function useKeeping(cards: readonly HeldCard[]) {
  const wasKept = useSyncExternalStore(noSubscription, isKeptOnDevice, () => false);
  const [chosen, choose] = useState<boolean>();
  const [outcome, tell] = useState<"on" | "off" | "failed">();
  const change = async (isWanted: boolean) => {
    choose(isWanted);
    tell(undefined);
    if (!isWanted) {
      await forgetDevice();
      return tell("off");
    }
    try {
      await keepCards(cards);
      tell("on");
    } catch {
      choose(false);
      tell("failed");
    }
  };
  return { isKept: chosen ?? wasKept, outcome, change };
}

const noSubscription = () => () => undefined;
