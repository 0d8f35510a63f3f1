import { type MouseEvent, useId, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";
import { PhotoCard } from "./PhotoCard.tsx";
import styles from "./PhotoTray.module.css";
import type { Photos } from "./usePhotos.ts";

interface PhotoTrayProps {
  photos: Photos;
  isFull: boolean;
  /** Resolves to whether the photos became a PDF. */
  onBind: () => Promise<boolean>;
}

/** The photos of a future PDF: they can be ordered, rotated and removed. */
export function PhotoTray({ photos: tray, isFull, onBind }: PhotoTrayProps) {
  const t = useTexts("photos");
  const titleId = useId();
  const count = tray.photos.length;
  if (count === 0) return tray.isReading ? <p role="status">{t("reading")}</p> : null;
  const bind = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const home = homeOf(currentTarget);
    if (await onBind()) home?.focus();
  };
  return (
    <section className={styles.tray} aria-labelledby={titleId}>
      <h2 id={titleId}>{t("title", { count })}</h2>
      <p className={styles.help}>{t("help")}</p>
      <PhotoList tray={tray} />
      <div className={styles.make}>
        <BusyButton
          variant="secondary"
          isBusy={tray.making !== undefined}
          disabled={isFull || tray.isReading}
          onClick={(event) => void bind(event)}
        >
          {t("make", { count })}
        </BusyButton>
        {tray.making !== undefined && <span>{t("making", { percent: tray.making })}</span>}
        {isFull && <span>{t("full")}</span>}
      </div>
    </section>
  );
}

function PhotoList({ tray }: { tray: Photos }) {
  const [dragged, setDragged] = useState<number>();
  const { news, move, turn, remove } = useToldChanges(tray);
  return (
    <>
      <ol className={styles.photos}>
        {tray.photos.map((photo, index) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            index={index}
            count={tray.photos.length}
            isDragged={dragged === photo.id}
            onDrag={setDragged}
            onDrop={() => dragged !== undefined && dragged !== photo.id && move(dragged, index)}
            onMove={(by) => move(photo.id, index + by)}
            onTurn={() => turn(photo.id)}
            onRemove={({ currentTarget }) => {
              const home = homeOf(currentTarget);
              remove(photo.id);
              setTimeout(() => home?.focus());
            }}
          />
        ))}
      </ol>
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
    </>
  );
}

/** The changes of the tray, each announced in a live region. */
function useToldChanges({ photos, place, turn, remove }: Photos) {
  const t = useTexts("photos");
  const [news, setNews] = useState("");
  const numberOf = (wanted: number) => photos.findIndex(({ id }) => id === wanted) + 1;
  return {
    news,
    move: (id: number, to: number) => {
      place(id, to);
      setNews(t("moved", { photo: numberOf(id), place: to + 1, count: photos.length }));
    },
    turn: (id: number) => {
      turn(id);
      setNews(t("turned", { photo: numberOf(id) }));
    },
    remove: (id: number) => {
      remove(id);
      setNews(t("removed", { photo: numberOf(id) }));
    },
  };
}

/** The element that takes the focus of a button that disappears with its photo: the field around it. */
function homeOf(button: HTMLElement): HTMLElement | null {
  return button.closest<HTMLElement>("[tabindex]");
}
