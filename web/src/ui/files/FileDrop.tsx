import { DropZone } from "./DropZone.tsx";
import { type UploadRules, useUploads } from "./useUploads.ts";

/** A place to drop files on, which sends each of them as it is. */
export function FileDrop(rules: UploadRules) {
  return <DropZone uploads={useUploads(rules)} />;
}
