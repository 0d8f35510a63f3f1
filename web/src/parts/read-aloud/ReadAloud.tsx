import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Square from "lucide-react/icons/square";
import Volume2 from "lucide-react/icons/volume-2";
import { type RefObject, useEffect, useId, useRef } from "react";
import { Boundary } from "../../core/hydration.tsx";
import { useLanguage, useTexts } from "../../core/language/i18n.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { readableText } from "./readable-text.ts";
import styles from "./ReadAloud.module.css";
import { sentencesOf, spokenText } from "./spoken-text.ts";
import {
  pauseReading,
  readAloud,
  resumeReading,
  stopReading,
  useHasVoice,
  useReadingState,
} from "./voice.ts";

interface ReadAloudProps {
  /** What is read. */
  target: RefObject<HTMLElement | null>;
  /** What it is about: part of the button's name. */
  about: string;
}

/** Reads a part of the page aloud by the browser's own voice; nothing where it has none for the language. */
export function ReadAloud(props: ReadAloudProps) {
  const { language } = useLanguage();
  if (!useHasVoice(language)) return null;
  return (
    <Boundary>
      <Buttons {...props} />
    </Boundary>
  );
}

function Buttons({ target, about }: ReadAloudProps) {
  const t = useTexts("reading");
  const { language, reading } = useLanguage();
  const owner = useId();
  const state = useReadingState(owner);
  const place = useLocation();
  // Another page, another language or other words: what is heard would no longer be what is seen.
  useEffect(() => () => stopReading(owner), [owner, place, language, reading.wording]);
  const listen = () => {
    if (target.current)
      readAloud(owner, sentencesOf(spokenText(readableText(target.current), language)), language);
  };
  const main = useRef<HTMLButtonElement>(null);
  const { label, Icon, act } = {
    silent: { label: t("aloud.listen"), Icon: Volume2, act: listen },
    reading: { label: t("aloud.pause"), Icon: Pause, act: pauseReading },
    paused: { label: t("aloud.resume"), Icon: Play, act: resumeReading },
  }[state];
  const stop = () => {
    // The pressed button goes, and with it the focus.
    main.current?.focus();
    stopReading(owner);
  };
  return (
    <div className={styles.buttons}>
      <Button variant="secondary" ref={main} onClick={act}>
        <Icon size={18} aria-hidden="true" />
        {label}
        <VisuallyHidden> {about}</VisuallyHidden>
      </Button>
      {state !== "silent" && (
        <Button variant="secondary" onClick={stop}>
          <Square size={18} aria-hidden="true" />
          {t("aloud.stop")}
          <VisuallyHidden> {about}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
