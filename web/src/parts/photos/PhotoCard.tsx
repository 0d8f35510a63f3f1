import { shownFileName } from "@portal/model/files.ts";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import type { MouseEvent, ReactNode } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import type { Photo } from "./photos.ts";
import styles from "./PhotoTray.module.css";

interface PhotoCardProps extends PhotoHandlesProps {
  isDragged: boolean;
  onDrag: (id: number | undefined) => void;
  onDrop: () => void;
}

/** One future page in preview, moved by its buttons or by dragging. */
export function PhotoCard({ isDragged, onDrag, onDrop, ...handles }: PhotoCardProps) {
  const { photo, index } = handles;
  const t = useTexts("photos");
  return (
    <li>
      <div
        className={`${styles.photo} ${isDragged ? styles.dragged : ""}`}
        draggable
        onDragStart={() => onDrag(photo.id)}
        onDragEnd={() => onDrag(undefined)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onDrop();
        }}
      >
        <div className={styles.frame}>
          <img
            src={photo.preview}
            alt={t("alt", { photo: index + 1, name: shownFileName(photo.file.name) })}
            data-turns={photo.turns}
            draggable={false}
          />
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
        </div>
        <PhotoHandles {...handles} />
      </div>
    </li>
  );
}

interface PhotoHandlesProps {
  photo: Photo;
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onTurn: () => void;
  onRemove: (event: MouseEvent<HTMLElement>) => void;
}

function PhotoHandles({ photo, index, count, onMove, onTurn, onRemove }: PhotoHandlesProps) {
  const t = useTexts("photos");
  const values = { photo: index + 1, name: shownFileName(photo.file.name) };
  // A card may lose the focus when it moves, so its button is focused again.
  const move = (by: -1 | 1, { currentTarget }: MouseEvent<HTMLElement>) => {
    onMove(by);
    setTimeout(() => currentTarget.focus());
  };
  return (
    <div className={styles.handles}>
      <Handle
        name={t("earlier", values)}
        isDisabled={index === 0}
        onPress={(event) => move(-1, event)}
      >
        <ChevronLeft size={20} aria-hidden="true" />
      </Handle>
      <Handle name={t("turn", values)} onPress={onTurn}>
        <RotateCw size={20} aria-hidden="true" />
      </Handle>
      <Handle name={t("remove", values)} onPress={onRemove}>
        <X size={20} aria-hidden="true" />
      </Handle>
      <Handle
        name={t("later", values)}
        isDisabled={index === count - 1}
        onPress={(event) => move(1, event)}
      >
        <ChevronRight size={20} aria-hidden="true" />
      </Handle>
    </div>
  );
}

interface HandleProps {
  name: string;
  /** Stays focusable, so that the focus is not lost at either end. */
  isDisabled?: boolean;
  onPress: (event: MouseEvent<HTMLElement>) => void;
  children: ReactNode;
}

function Handle({ name, isDisabled = false, onPress, children }: HandleProps) {
  return (
    <Button
      variant="icon"
      aria-label={name}
      title={name}
      aria-disabled={isDisabled || undefined}
      onClick={(event) => !isDisabled && onPress(event)}
    >
      {children}
    </Button>
  );
}
