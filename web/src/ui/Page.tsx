import type { ReactNode } from "react";
import styles from "./Page.module.css";

interface PageProps {
  title: string;
  width?: "wide" | "narrow";
  children: ReactNode;
}

export function Page({ title, width = "wide", children }: PageProps) {
  return (
    <div className={width === "narrow" ? `${styles.page} ${styles.narrow}` : styles.page}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
