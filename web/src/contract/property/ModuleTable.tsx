import { useTexts } from "../../core/language/i18n.tsx";
import type { ModuleGroup } from "../contract.ts";
import { francs } from "../../core/language/francs.ts";
import { wholeFrancs } from "../premium/francs.ts";
import { knownModule } from "../../parts/property-modules.ts";
import styles from "./ModuleTable.module.css";

/** The modules of a property contract: a table, and on a phone a list. */
export function ModuleTable({ title, group }: { title: string; group: ModuleGroup }) {
  const t = useTexts("contract");
  if (group.modules.length === 0) return null;
  return (
    // Explicit roles, because some browsers drop the table semantics of a table displayed as a list.
    <table className={styles.table} role="table">
      <caption>{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t("modules.name")}</th>
          <th role="columnheader">{t("modules.insuredAmount")}</th>
          <th role="columnheader">{t("modules.deductible")}</th>
          <th role="columnheader">{t("modules.premium")}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {group.modules.map((module) => (
          <ModuleRow key={module.code} module={module} />
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th role="rowheader" scope="row" colSpan={3}>
            {t("modules.total")}
          </th>
          <td role="cell">{francs(group.totalPremiumAmount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function ModuleRow({ module }: { module: ModuleGroup["modules"][number] }) {
  const t = useTexts("contract");
  const { code, level, insuredAmount, deductible, premiumAmount } = module;
  const known = knownModule(code);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {known ? t(`module.${known}`) : code}
        {level && <span className={styles.level}>{level}</span>}
      </th>
      <td role="cell">
        <span className={styles.label} aria-hidden="true">
          {t("modules.insuredAmount")}
        </span>
        {wholeFrancs(insuredAmount)}
      </td>
      <td role="cell">
        <span className={styles.label} aria-hidden="true">
          {t("modules.deductible")}
        </span>
        {deductible > 0 ? wholeFrancs(deductible) : t("deductible.none")}
      </td>
      <td role="cell">{francs(premiumAmount)}</td>
    </tr>
  );
}
