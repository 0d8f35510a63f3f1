import type { ReactNode } from "react";
import { leaveButton } from "../../core/routing/focus.ts";
import { Button } from "../layout/Button.tsx";
import { EmptyState } from "../feedback/EmptyState.tsx";

interface NoMatchesProps {
  title: string;
  children: ReactNode;
  /** The label of the button that resets the filters. */
  showAll: string;
  onShowAll: () => void;
}

export function NoMatches({ title, children, showAll, onShowAll }: NoMatchesProps) {
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
