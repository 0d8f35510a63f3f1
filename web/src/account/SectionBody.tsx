import type { ReactNode } from "react";
import { useTexts } from "../core/language/i18n.tsx";
import { Failed } from "../ui/feedback/Failed.tsx";
import { Skeleton } from "../ui/feedback/Skeleton.tsx";
import listed from "./EntryList.module.css";

interface SectionBodyProps<Data> {
  query: { data: Data | undefined; isError: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** The content of a query, with a skeleton while it loads and a retry on failure. */
export function SectionBody<Data>({ query: asked, children }: SectionBodyProps<Data>) {
  const t = useTexts("my_data");
  if (asked.data !== undefined) return children(asked.data);
  if (asked.isError) return <Failed text={t("failed")} onRetry={() => void asked.refetch()} />;
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
