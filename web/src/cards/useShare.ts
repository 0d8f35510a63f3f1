import { useState, useSyncExternalStore } from "react";
import { saveFile } from "../core/http/download.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { cardFaces } from "./card-faces.ts";
import { cardPicture } from "./card-picture.ts";
import type { PocketCard } from "../parts/pocket/pocket-cards.ts";

/** Shares a picture of both sides where the browser shares files, and saves it elsewhere. */
export function useShare(card: PocketCard) {
  const t = useTexts("cards");
  const p = useTexts("pocket");
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  // The server does not know what the browser can do.
  const canShare = useSyncExternalStore(noSubscription, sharesFiles, () => false);
  const name = t("held.file", { name: card.firstname.replaceAll(/[^\p{L}\d]+/gu, "-") });
  const share = async () => {
    setBusy(true);
    setFailed(false);
    try {
      const { front, back } = cardFaces(card, p);
      const words = `${p("copy")} ${p(card.ahvNumber ? "abroad.known" : "abroad.unknown")}`;
      const picture = await cardPicture(card.ahvNumber ? [front, back] : [front], words);
      const file = new File([picture], name, { type: "image/png" });
      if (canShare) await navigator.share({ files: [file] });
      else saveFile(file, name);
    } catch (error) {
      // The person closed the browser's dialog.
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      setFailed(!isClosed);
    } finally {
      setBusy(false);
    }
  };
  return { share, isBusy, hasFailed, canShare };
}

function sharesFiles(): boolean {
  if (!("canShare" in navigator)) return false;
  return navigator.canShare({ files: [new File([], "card.png", { type: "image/png" })] });
}

const noSubscription = () => () => undefined;
