import type { SentFile } from "@portal/model/requests/stored-details.ts";
import FileText from "lucide-react/icons/file-text";
import { fileAddress } from "../../core/http/transport.ts";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";
import styles from "./Details.module.css";

/** A file that the customer sent. Only files on the portal's server are links. */
export function SentFileLink({ url, filename }: SentFile) {
  const isOurs = /^\/(?:api\/v1\/documents|v1\/files)\//.test(url ?? "");
  if (!isOurs) return filename;
  return (
    <ExternalLink className={styles.file} href={fileAddress(url ?? "")}>
      <FileText size={18} aria-hidden="true" />
      {filename}
    </ExternalLink>
  );
}
