import { brand } from "@portal/brand/brand.ts";
import { Crest } from "../../ui/layout/Crest.tsx";
import styles from "./BrandBar.module.css";

/** The header where it has nothing to offer but the name. */
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
