import type { CustomerView } from "@portal/model/desk/customer-view.ts";
import { useTexts } from "../../../core/language/i18n.tsx";
import styles from "./View.module.css";
import { type Line, useCover, useExchanged, useMoney } from "./view-lines.ts";

const pageNames = [
  "insureds",
  "contracts",
  "invoices",
  "reimbursements",
  "documents",
  "interactions",
  "conversations",
] as const;

/** The pages of the portal with what this customer has there. */
export function ViewPages({ view }: { view: CustomerView }) {
  const t = useTexts("desk_view");
  const pages = { ...useCover(view), ...useMoney(view), ...useExchanged(view) };
  return (
    <>
      <h3 className={styles.hello}>{t("hello", { name: view.name })}</h3>
      {pageNames.map((name) => (
        <ViewPage key={name} title={t(name)} lines={pages[name]} />
      ))}
    </>
  );
}

function ViewPage({ title, lines }: { title: string; lines: readonly Line[] | undefined }) {
  const t = useTexts("desk_view");
  return (
    <div className={styles.page}>
      <h4>{title}</h4>
      {lines === undefined && <p>{t("notShown")}</p>}
      {lines?.length === 0 && <p>{t("none")}</p>}
      <ul>
        {lines?.map(({ key, title: line, more }) => (
          <li key={key}>
            {line}
            <span>{more}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
