import type { ReactNode } from "react";
import { leaveButton } from "../../core/routing/focus.ts";
import { Button } from "../layout/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";

interface NothingFitsProps {
  title: string;
  children: ReactNode;
  /** The words of the button that takes the filters away. */
  showAll: string;
  onShowAll: () => void;
}

/** There is something, but the filters leave it all out. */
export function NothingFits({ title, children, showAll, onShowAll }: NothingFitsProps) {
  return (
    <EmptyState
      picture="search"
      title={title}
      action={
        <Button
          variant="secondary"
          onClick={({ currentTarget }) => {
            leaveButton(currentTarget);
            onShowAll();
          }}
        >
          {showAll}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
