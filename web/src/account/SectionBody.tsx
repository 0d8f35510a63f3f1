import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Notice } from "../ui/feedback/Notice.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import listed from "./EntryList.module.css";

interface SectionBodyProps<Data> {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** What was asked for; lines in its place until it is there, and another try when it failed. */
export function SectionBody<Data>({ query: asked, children }: SectionBodyProps<Data>) {
  const t = useTexts("my_data");
  const words = useTexts("global");
  if (asked.data !== undefined) return children(asked.data);
  if (asked.isError) {
    return (
      <Notice kind="error">
        <p>{t("failed")}</p>
        <Button variant="secondary" onClick={() => void asked.refetch()}>
          {words("retry")}
        </Button>
      </Notice>
    );
  }
  return (
    <ul className={listed.list} aria-busy="true">
      {[1, 2, 3, 4].map((line) => (
        <li key={line} className={listed.entry}>
          <Skeleton width="55%" height="1.2em" />
          <Skeleton width="15%" height="1.2em" />
        </li>
      ))}
    </ul>
  );
}
