import { Boundary } from "../../core/hydration.tsx";
import { type RefCallback } from "react";
import type { ControlProps } from "../../ui/fields/Field.tsx";
import { lazyPart, usePreload } from "../../ui/feedback/lazy-part.tsx";
import { DropZone } from "../../ui/files/DropZone.tsx";
import { PhotoProblems } from "./PhotoProblems.tsx";
import styles from "./PhotoTray.module.css";
import type { Files } from "./useFiles.ts";

const PhotoTray = lazyPart(async () => (await import("./PhotoTray.tsx")).PhotoTray);

interface FileTrayProps {
  files: Files;
  label: string;
  control: ControlProps;
  /** The element to focus if the files have an error. */
  ref?: RefCallback<HTMLElement> | undefined;
}

/** The only field for files: PDFs are uploaded unchanged, photos of any size become pages of a PDF. */
export function FileTray({ files, label, control, ref }: FileTrayProps) {
  const { uploads, photos, bindPhotos } = files;
  // Prefetched, because the network may fail before a photo is chosen.
  usePreload(PhotoTray);
  return (
    <div
      ref={ref}
      className={styles.files}
      tabIndex={-1}
      role="group"
      aria-label={label}
      aria-describedby={control["aria-describedby"]}
      data-invalid={control["data-invalid"]}
    >
      <DropZone uploads={uploads} />
      <PhotoProblems photos={photos} />
      {(photos.photos.length > 0 || photos.isReading) && (
        <Boundary>
          <PhotoTray photos={photos} isFull={uploads.isFull} onBind={bindPhotos} />
        </Boundary>
      )}
    </div>
  );
}
