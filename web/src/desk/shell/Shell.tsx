import { lazy, type ReactNode, useEffect, useMemo, useState } from "react";
import { Boundary } from "../../core/hydration.tsx";
import { useTexts } from "../../core/language/i18n.tsx";
import { navigate, useLocation } from "../../core/routing/router.tsx";
import { SkipLink } from "../../ui/layout/SkipLink.tsx";
import { placeAt, places } from "../places.ts";
import { useStaff } from "../session.ts";
import { runKey, useCommands } from "../keyboard/commands.ts";
import { KeysSheet } from "./KeysSheet.tsx";
import { Palette } from "./Palette.tsx";
import styles from "./Shell.module.css";
import { TopBar } from "./TopBar.tsx";

const AlertsBar = lazy(async () => ({
  default: (await import("../watch/AlertsBar.tsx")).AlertsBar,
}));

/** The frame of the desk: the bar on top, the palette and the sheet of keys, and the room; above the first one, the alerts. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useTexts("desk");
  const { rights } = useStaff();
  const first = places.find(({ right }) => rights.includes(right));
  const isFirst = placeAt(useLocation().path) === first;
  const [open, setOpen] = useState<"palette" | "keys">();
  useKeys(() => setOpen("palette"));
  useCommands(
    useMemo(
      () => [
        { id: "find", label: t("find.label"), key: "/", run: () => setOpen("palette") },
        { id: "keys", label: t("keys.title"), key: "?", run: () => setOpen("keys") },
        ...places
          .filter(({ right }) => rights.includes(right))
          .map(({ path, text }) => ({ id: path, label: t(text), run: () => navigate(path) })),
      ],
      // oxlint-disable-next-line react/exhaustive-deps -- the texts change with the language, which mounts the desk anew
      [rights],
    ),
  );
  const close = () => setOpen(undefined);
  return (
    <div className={styles.shell}>
      <SkipLink target="room">{t("skip")}</SkipLink>
      <TopBar onFind={() => setOpen("palette")} onKeys={() => setOpen("keys")} />
      {isFirst && rights.includes("watch") && (
        <Boundary fallback={null}>
          <AlertsBar />
        </Boundary>
      )}
      <main id="room" tabIndex={-1} className={styles.room}>
        {children}
      </main>
      {open === "palette" && <Palette onClose={close} />}
      {open === "keys" && <KeysSheet onClose={close} />}
    </div>
  );
}

function useKeys(openPalette: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPalette = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isPalette) return runKey(event);
      event.preventDefault();
      openPalette();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
}
