import { type ComponentType, createElement } from "react";
import { Boundary } from "../../core/hydration.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import { ListSkeleton } from "../../ui/feedback/ListSkeleton.tsx";
import { RoomNav } from "./RoomNav.tsx";
import styles from "./RoomOfPages.module.css";

interface RoomPage {
  readonly path: string;
  readonly text: string;
  readonly pane: ComponentType;
}

interface RoomOfPagesProps {
  readonly title: string;
  /** The accessible name of the list of pages. */
  readonly label: string;
  /** The first one is shown at an unknown address. */
  readonly pages: readonly [RoomPage, ...RoomPage[]];
}

/** A room whose pages are chosen on the left, or above them on a narrow window. */
export function RoomOfPages({ title, label, pages }: RoomOfPagesProps) {
  const { path } = useLocation();
  const current = pages.find((page) => page.path === path) ?? pages[0];
  return (
    <div className={styles.room}>
      <section className={styles.side} aria-labelledby="room-title">
        <h1 id="room-title">{title}</h1>
        <RoomNav
          label={label}
          current={current.path}
          entries={pages.map(({ path: to, text }) => ({ to, text }))}
        />
      </section>
      <div className={styles.pane}>
        {/* Of its own, so that the title and the list stay while a page loads. */}
        <Boundary key={current.path} fallback={<ListSkeleton />}>
          {createElement(current.pane)}
        </Boundary>
      </div>
    </div>
  );
}
