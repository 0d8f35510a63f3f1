import type { Language } from "@portal/model/portal/languages.ts";
import { useSyncExternalStore } from "react";

/** The voice that reads at the moment: one on the page, since two would be heard at once. */
interface Reading {
  readonly owner: string;
  readonly sentences: readonly string[];
  readonly language: Language;
  readonly next: number;
  readonly isPaused: boolean;
}

let reading: Reading | undefined;
const watchers = new Set<() => void>();

function change(next: Reading | undefined): void {
  reading = next;
  for (const watcher of watchers) watcher();
}

export function readAloud(owner: string, sentences: readonly string[], language: Language): void {
  change({ owner, sentences, language, next: 0, isPaused: false });
  speakOn();
}

/** Speaks sentence by sentence, because Android has no pause and Chrome stops a long text. */
function speakOn(): void {
  speechSynthesis.cancel();
  const begun = reading;
  const sentence = begun?.sentences[begun.next];
  if (!begun || begun.isPaused) return;
  if (sentence === undefined) return change(undefined);
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = `${begun.language}-CH`;
  utterance.voice = voicesOf(begun.language)[0] ?? null;
  const goOn = () => {
    // A cancelled sentence ends too, after another one began.
    if (reading !== begun) return;
    change({ ...begun, next: begun.next + 1 });
    speakOn();
  };
  utterance.addEventListener("end", goOn);
  utterance.addEventListener("error", () => {
    if (reading === begun) change(undefined);
  });
  speechSynthesis.speak(utterance);
}

export function pauseReading(): void {
  if (reading) change({ ...reading, isPaused: true });
  speechSynthesis.cancel();
}

/** Begins again with the sentence that was interrupted. */
export function resumeReading(): void {
  if (reading) change({ ...reading, isPaused: false });
  speakOn();
}

export function stopReading(owner: string): void {
  if (reading?.owner !== owner) return;
  change(undefined);
  speechSynthesis.cancel();
}

export function useReadingState(owner: string): "silent" | "reading" | "paused" {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => stateOf(owner),
    () => "silent",
  );
}

function stateOf(owner: string): "silent" | "reading" | "paused" {
  if (reading?.owner !== owner) return "silent";
  return reading.isPaused ? "paused" : "reading";
}

/** Swiss voices first; a browser may have none for the language. */
function voicesOf(language: Language): SpeechSynthesisVoice[] {
  const voices = speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith(language));
  return voices.toSorted((one, other) => Number(isSwiss(other)) - Number(isSwiss(one)));
}

const isSwiss = ({ lang }: SpeechSynthesisVoice): boolean => /[-_]CH$/.test(lang);

/** Whether this browser can read the language aloud; voices may come later than the page. */
export function useHasVoice(language: Language): boolean {
  return useSyncExternalStore(
    (watcher) => {
      if (!("speechSynthesis" in window)) return () => undefined;
      speechSynthesis.addEventListener("voiceschanged", watcher);
      return () => speechSynthesis.removeEventListener("voiceschanged", watcher);
    },
    () => "speechSynthesis" in window && voicesOf(language).length > 0,
    () => false,
  );
}
