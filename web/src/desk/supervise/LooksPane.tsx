import {
  type Look,
  type LookSign,
  lookSigns,
  type LookTab,
  lookTabs,
} from "@portal/model/desk/looks.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { Select } from "../../ui/fields/Select.tsx";
import { PagedList } from "../layout/PagedList.tsx";
import styles from "../watch/Watch.module.css";
import { LookDialog } from "./LookDialog.tsx";
import { LookRow } from "./LookRow.tsx";
import { useLooks } from "./looks.ts";

/** Who opened which customer and why. The unusual looks are gone through one by one. */
export function LooksPane() {
  const t = useTexts("desk_supervise");
  const [tab, setTab] = useState<LookTab>("unusual");
  const [sign, setSign] = useState<LookSign>();
  const [opened, setOpened] = useState<Look>();
  const list = useLooks({ tab, ...(sign && { sign }) });
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t("page.looks")}</h2>
        <Segmented
          label={t("looks.tabs")}
          value={tab}
          onChange={setTab}
          options={lookTabs.map((value) => ({
            value,
            label:
              value === "unusual" && list.last
                ? t("looks.unusualCount", { count: list.last.unusual })
                : t(`looks.tab.${value}`),
          }))}
        />
      </header>
      <SignSelect sign={sign} onChange={setSign} />
      <PagedList list={list} failed={t("failed")}>
        {list.rows.length === 0 ? (
          <EmptyState picture="people" title={t("looks.none")}>
            {t(`looks.noneText.${tab}`)}
          </EmptyState>
        ) : (
          <section className={styles.card} aria-label={t("page.looks")}>
            <ul className={styles.list}>
              {list.rows.map((look) => (
                <LookRow key={look.id} look={look} onOpen={() => setOpened(look)} />
              ))}
            </ul>
          </section>
        )}
      </PagedList>
      {opened && <LookDialog look={opened} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

interface SignSelectProps {
  readonly sign: LookSign | undefined;
  readonly onChange: (sign: LookSign | undefined) => void;
}

function SignSelect({ sign, onChange }: SignSelectProps) {
  const t = useTexts("desk_supervise");
  return (
    <div className={styles.choice}>
      <Select
        label={t("looks.signLabel")}
        value={sign ?? ""}
        onChange={(value) => onChange(lookSigns.find((one) => one === value))}
        options={[
          { value: "", label: t("looks.allSigns") },
          ...lookSigns.map((value) => ({ value, label: t(`looks.sign.${value}`) })),
        ]}
      />
    </div>
  );
}
