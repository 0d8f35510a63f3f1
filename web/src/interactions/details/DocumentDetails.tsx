import type { DetailsOf } from "@portal/model/interaction-details.ts";
import FileText from "lucide-react/icons/file-text";
import { configuration } from "../../core/configuration.ts";
import { useTexts } from "../../core/i18n.tsx";
import { ExternalLink } from "../../ui/ExternalLink.tsx";
import styles from "./Details.module.css";
import { Fact, Facts } from "./Fact.tsx";
import { useCodes } from "./useCodes.ts";

export function DocumentDetails({ url, filename }: DetailsOf<"document">) {
  const t = useTexts("interactions");
  return (
    <Facts>
      <Fact label={t("field.file")}>
        {isOurs(url) ? (
          <ExternalLink className={styles.file} href={configuration().restBaseUrl + url}>
            <FileText size={18} aria-hidden="true" />
            {filename}
          </ExternalLink>
        ) : (
          filename
        )}
      </Fact>
    </Facts>
  );
}

/** Only what we keep ourselves is a link. */
function isOurs(url: string | null | undefined): url is string {
  return url?.startsWith("/api/v1/documents/") ?? false;
}

export function StatementDetails({ language }: DetailsOf<"statement">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  return (
    <Facts>
      <Fact label={t("field.language")}>{codes.language(language)}</Fact>
    </Facts>
  );
}
