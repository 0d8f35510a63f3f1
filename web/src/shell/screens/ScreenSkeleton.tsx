import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import page from "../../ui/layout/Page.module.css";
import styles from "./ScreenSkeleton.module.css";

/** The content of the shell while the code or the data of a screen is loading. */
export function ScreenSkeleton() {
  return (
    <div className={styles.waiting}>
      <div className={page.page}>
        <ListSkeleton />
      </div>
    </div>
  );
}
