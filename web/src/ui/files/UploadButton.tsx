import { LARGEST_FILE_MB } from "@portal/model/files.ts";
import Camera from "lucide-react/icons/camera";
import Paperclip from "lucide-react/icons/paperclip";
import { type Ref, useId, useRef } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { Button } from "../layout/Button.tsx";
import styles from "./Upload.module.css";
import type { Uploads } from "./useUploads.ts";

interface UploadButtonProps {
  uploads: Uploads;
  /** Takes the focus when a file is removed from the list. */
  buttonRef: Ref<HTMLButtonElement>;
}

/** Opens the file dialog; disabled during an upload or at the limit of files. */
export function UploadButton({ uploads, buttonRef }: UploadButtonProps) {
  const t = useTexts("forms");
  const input = useRef<HTMLInputElement>(null);
  const ruleId = useId();
  const { accepted, max, pick, isDisabled, takesPhotos = false } = uploads;
  const rule = takesPhotos
    ? t("upload.ruleWithPhotos", { size: LARGEST_FILE_MB })
    : t("upload.rule", { types: accepted.join(", "), size: LARGEST_FILE_MB });
  return (
    <div className={styles.choice}>
      <Button
        ref={buttonRef}
        variant="secondary"
        disabled={isDisabled}
        aria-describedby={ruleId}
        onClick={() => input.current?.click()}
      >
        <Paperclip size={20} aria-hidden="true" />
        {t("upload.choose", { count: max })}
      </Button>
      {takesPhotos && (
        <Button
          variant="secondary"
          className={styles.camera}
          disabled={isDisabled}
          aria-describedby={ruleId}
          onClick={() => openCamera(input.current)}
        >
          <Camera size={20} aria-hidden="true" />
          {t("upload.camera")}
        </Button>
      )}
      <span id={ruleId} className={styles.rule}>
        {rule}
      </span>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        // Several photos become the pages of one file.
        multiple={max > 1 || takesPhotos}
        accept={accepted.map((extension) => `.${extension}`).join(",")}
        onChange={({ currentTarget }) => {
          pick([...(currentTarget.files ?? [])]);
          // A reset input fires `change` for the same file again.
          currentTarget.value = "";
        }}
      />
    </div>
  );
}

/** The same file input with the camera of the device: its attributes count at the moment of the press. */
function openCamera(input: HTMLInputElement | null): void {
  if (!input) return;
  const { accept, multiple } = input;
  input.accept = "image/*";
  input.multiple = false;
  input.setAttribute("capture", "environment");
  input.click();
  input.accept = accept;
  input.multiple = multiple;
  input.removeAttribute("capture");
}
