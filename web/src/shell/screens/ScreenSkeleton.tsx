import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import styles from "../../ui/layout/Page.module.css";

/** What stands in the shell while the code or the data of a screen is on its way. */
export function ScreenSkeleton() {
  return (
    <div className={styles.page}>
      <ListSkeleton />
    </div>
  );
}
