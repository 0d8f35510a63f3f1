import type { Reading } from "@portal/model/portal/reading.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { graphql, query } from "../../core/http/api.ts";
import { useLanguage } from "../../core/language/i18n.tsx";
import { saveInTab } from "../../core/session/session.ts";
import { tokenIn } from "../../core/session/token.ts";
import { tabStart } from "../tab-start.ts";

const ChangeReading = graphql(`
  mutation ChangeReading($wording: Wording, $textSize: TextSize) {
    changeReading(wording: $wording, textSize: $textSize) {
      wording
      textSize
    }
  }
`);

/** How the person reads, and a change of it: at once in this browser, and for the account once they are signed in. */
export function useReadingChoice() {
  const { reading, changeReading } = useLanguage();
  // What was pressed is shown at once, while the texts arrive.
  const [pressed, setPressed] = useState<{ before: Reading; changed: Partial<Reading> }>();
  const change = async (changed: Partial<Reading>) => {
    setPressed({ before: reading, changed });
    const { wording, textSize } = await changeReading(changed);
    const isRefused = wording === reading.wording && textSize === reading.textSize;
    if (isRefused) setPressed(undefined);
    // Both settings are stored: an account without a choice follows this browser for the one that was not changed.
    // It is silent, because the choice holds in this browser anyway; a representative's stays there.
    if (tokenIn(document.cookie))
      await query(ChangeReading, { wording, textSize }, { silent: true });
  };
  const shown = pressed?.before === reading ? { ...reading, ...pressed.changed } : reading;
  return {
    reading: shown,
    change: (changed: Partial<Reading>) => void change(changed).catch(() => {}),
  };
}

const readMark = "reading_read";

/** Takes over what the account chose on another device, once for each session of a tab. */
export function useAccountReading(): void {
  const { changeReading } = useLanguage();
  const cache = useQueryClient();
  const apply = useRef(changeReading);
  useEffect(() => {
    apply.current = changeReading;
  });
  useEffect(() => {
    if (sessionStorage.getItem(readMark)) return;
    cache
      .query(tabStart)
      .then(({ reading }) => {
        saveInTab(readMark, "1");
        return reading && apply.current(reading);
      })
      .catch(() => undefined);
  }, [cache]);
}
