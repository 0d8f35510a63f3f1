import type { ReactNode } from "react";
import { Card } from "../../ui/layout/Card.tsx";
import { Mountains } from "../../ui/layout/Mountains.tsx";
import { BrandBar } from "../header/BrandBar.tsx";
import { LanguagePicker } from "../header/LanguagePicker.tsx";
import styles from "./PlainScreen.module.css";

interface PlainScreenProps {
  title: string;
  /** A line below the header. */
  banner?: ReactNode;
  children: ReactNode;
}

/** A full-screen message, where the portal itself cannot be shown. */
export function PlainScreen({ title, banner, children }: PlainScreenProps) {
  return (
    <div className={styles.screen}>
      <header>
        <BrandBar />
      </header>
      {banner}
      <main id="main" className={styles.main} tabIndex={-1}>
        <div className={styles.picture}>
          <Mountains />
        </div>
        <Card className={styles.card}>
          <h1>{title}</h1>
          {children}
        </Card>
      </main>
      <footer className={styles.bottom}>
        <LanguagePicker />
      </footer>
    </div>
  );
}
