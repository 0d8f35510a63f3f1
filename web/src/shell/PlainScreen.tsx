import { brand } from "@portal/brand/brand.ts";
import type { ReactNode } from "react";
import { Card } from "../ui/Card.tsx";
import { Crest } from "../ui/Crest.tsx";
import { Mountains } from "../ui/Mountains.tsx";
import { LanguagePicker } from "./LanguagePicker.tsx";
import styles from "./PlainScreen.module.css";

/** One message that fills the screen, where the portal itself cannot be shown. */
export function PlainScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <header className={styles.bar}>
        <div className={styles.brand}>
          <Crest />
          {brand.name}
        </div>
      </header>
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
