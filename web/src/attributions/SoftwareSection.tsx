import type { LicensedPackage } from "@portal/model/portal/attributions.ts";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Card } from "../ui/layout/Card.tsx";
import { ExternalLink } from "../ui/layout/ExternalLink.tsx";
import { TextField } from "../ui/fields/TextField.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./AttributionsScreen.module.css";

/** The packages by licence, the most common first. A search expands its matches. */
export function SoftwareSection({ packages }: { packages: readonly LicensedPackage[] }) {
  const t = useTexts("attributions");
  const [search, setSearch] = useState("");
  const wanted = search.trim().toLowerCase();
  const found = packages.filter(({ name, licence }) =>
    `${name} ${licence}`.toLowerCase().includes(wanted),
  );
  const groups = [...Map.groupBy(found, ({ licence }) => licence)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return (
    <>
      <div className={stack.gap2}>
        <TextField
          label={t("software.search")}
          value={search}
          onChange={setSearch}
          autoComplete="off"
          spellCheck={false}
        />
        <p className={styles.quiet} role="status">
          {found.length === 0
            ? t("software.none", { search: search.trim() })
            : t("software.found", { count: found.length })}
        </p>
      </div>
      {groups.map(([licence, members]) => (
        <LicenceGroup
          key={`${licence} ${wanted !== ""}`}
          licence={licence}
          packages={members}
          isOpen={wanted !== ""}
        />
      ))}
    </>
  );
}

interface LicenceGroupProps {
  licence: string;
  packages: readonly LicensedPackage[];
  isOpen: boolean;
}

function LicenceGroup({ licence, packages, isOpen }: LicenceGroupProps) {
  const t = useTexts("attributions");
  return (
    <Card className={styles.group}>
      <details open={isOpen}>
        <summary className={styles.title}>
          <h3>{licence}</h3>
          <span className={styles.quiet}>{t("software.packages", { count: packages.length })}</span>
          <ChevronDown size={20} aria-hidden="true" />
        </summary>
        <ul className={styles.credits}>
          {packages.map((one) => (
            <Package key={`${one.name} ${one.version}`} {...one} />
          ))}
        </ul>
      </details>
    </Card>
  );
}

function Package({ name, version, runs, url, text }: LicensedPackage) {
  const t = useTexts("attributions");
  const [isShown, setShown] = useState(false);
  return (
    <li className={styles.package}>
      <div className={styles.line}>
        {url ? <ExternalLink href={url}>{name}</ExternalLink> : <span>{name}</span>}
        <span className={styles.quiet}>
          {version} · {runs.map((place) => t(`software.${place}`)).join(", ")}
        </span>
      </div>
      {text && (
        <details onToggle={(event) => setShown(event.currentTarget.open)}>
          <summary className={styles.text}>{t("software.text", { name })}</summary>
          {isShown && <pre>{text}</pre>}
        </details>
      )}
    </li>
  );
}
