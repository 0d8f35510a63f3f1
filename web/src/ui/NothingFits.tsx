import type { ReactNode } from "react";
import { leaveButton } from "../core/focus.ts";
import { Button } from "./Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

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
          look="secondary"
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
