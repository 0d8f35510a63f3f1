import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";

const SHORTEST = 10;
const LONGEST = 300;

interface Checked {
  readonly words: string;
  readonly isShort: boolean;
  readonly setWords: (words: string) => void;
  /** Runs once enough was written; says so otherwise. */
  readonly whenSaid: (run: (words: string) => void) => void;
}

/** How the clerk made sure whom they speak to: nothing is sent without it. */
export function useChecked(): Checked {
  const [words, setWords] = useState("");
  const [isTried, setTried] = useState(false);
  const isSaid = words.trim().length >= SHORTEST;
  const whenSaid = (run: (said: string) => void) => {
    setTried(true);
    if (isSaid) run(words.trim());
  };
  return { words, isShort: isTried && !isSaid, setWords, whenSaid };
}

interface CheckedFieldProps extends Checked {
  /** What is asked: how the caller was identified, or how a document was checked. */
  readonly about?: "approve" | "person";
}

export function CheckedField({ words, isShort, setWords, about = "approve" }: CheckedFieldProps) {
  const t = useTexts("desk_customers");
  return (
    <TextArea
      label={t(`${about}.checked`)}
      help={t(`${about}.checkedHelp`)}
      error={isShort ? t("approve.checkedShort") : undefined}
      value={words}
      onChange={setWords}
      maxLength={LONGEST}
    />
  );
}
