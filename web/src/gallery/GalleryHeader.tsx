import { languages } from "@portal/model/portal/languages.ts";
import { useState } from "react";
import { useLanguage } from "../core/language/i18n.tsx";
import { Button } from "../ui/layout/Button.tsx";
import { Crest } from "../ui/layout/Crest.tsx";
import styles from "./Gallery.module.css";

const themes = { "light dark": "System", light: "Light", dark: "Dark" };

export function GalleryHeader() {
  const { language, changeLanguage } = useLanguage();
  const [theme, setTheme] = useState("light dark");
  const wear = (next: string) => {
    document.documentElement.style.colorScheme = next;
    setTheme(next);
  };
  return (
    <header className={styles.header}>
      <Crest />
      <h1 className={styles.title}>Gallery</h1>
      <div className={styles.choices} role="group" aria-label="Language">
        {languages.map((code) => (
          <Button
            key={code}
            variant="quiet"
            aria-pressed={code === language}
            onClick={() => changeLanguage(code)}
          >
            {code}
          </Button>
        ))}
      </div>
      <div className={styles.choices} role="group" aria-label="Theme">
        {Object.entries(themes).map(([scheme, name]) => (
          <Button
            key={scheme}
            variant="quiet"
            aria-pressed={scheme === theme}
            onClick={() => wear(scheme)}
          >
            {name}
          </Button>
        ))}
      </div>
    </header>
  );
}
