import { Button } from "../../ui/layout/Button.tsx";
import { EmptyState } from "../../ui/feedback/EmptyState.tsx";
import styles from "../Gallery.module.css";

export function EmptySection() {
  return (
    <div className={styles.two}>
      <EmptyState
        picture="document"
        title="No documents yet"
        action={<Button variant="secondary">Send a document</Button>}
      >
        Your policies and letters appear here as soon as we send them.
      </EmptyState>
      <EmptyState
        picture="people"
        title="Nobody represents you"
        action={<Button variant="secondary">Name somebody</Button>}
      >
        You can let a person you trust act for you.
      </EmptyState>
      <EmptyState
        picture="search"
        title="Nothing fits"
        action={<Button variant="secondary">Search again</Button>}
      >
        Try fewer words, or a place nearby.
      </EmptyState>
      <EmptyState picture="mountain" title="All done">
        There is nothing to pay. Enjoy the view.
      </EmptyState>
    </div>
  );
}
