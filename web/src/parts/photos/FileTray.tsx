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
  /** What takes the focus when something is wrong with the files. */
  ref?: RefCallback<HTMLElement> | undefined;
}

/** The one place where customers add files: PDFs as they are, photos of any size as pages of a PDF. */
export function FileTray({ files, label, control, ref }: FileTrayProps) {
  const { uploads, photos, bindPhotos } = files;
  // Fetched before a photo is chosen: by then the network may be gone.
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
