import { DropZone } from "./DropZone.tsx";
import { type UploadRules, useUploads } from "./useUploads.ts";

/** A drop area for files, which uploads each of them unchanged. */
export function FileDrop(rules: UploadRules) {
  return <DropZone uploads={useUploads(rules)} />;
}
