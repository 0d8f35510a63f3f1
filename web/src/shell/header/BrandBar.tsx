import { brand } from "@portal/brand/brand.ts";
import { Crest } from "../../ui/layout/Crest.tsx";
import styles from "./BrandBar.module.css";

/** The header with the name only. */
export function BrandBar() {
  return (
    <div className={styles.bar}>
      <div className={styles.brand}>
        <Crest />
        {brand.name}
      </div>
    </div>
  );
}
