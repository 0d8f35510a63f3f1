import { useRef } from "react";
import stack from "../layout/Stack.module.css";
import { UploadButton } from "./UploadButton.tsx";
import { UploadList } from "./UploadList.tsx";
import { type UploadRules, useUploads } from "./useUploads.ts";

/** A button to choose files, and the files with their progress. */
export function Upload(rules: UploadRules) {
  const uploads = useUploads(rules);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className={stack.gap3}>
      <UploadButton uploads={uploads} buttonRef={button} />
      <UploadList uploads={uploads} buttonRef={button} />
    </div>
  );
}
