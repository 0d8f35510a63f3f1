import type { ReactNode } from "react";
import type { Choice } from "../../core/routing/search.ts";
import { Tabs } from "../layout/Tabs.tsx";

interface YearTabsProps {
  label: string;
  /** From `yearChoice`: this year and those before it. */
  parameter: Choice<number>;
  /** What is said of a year beside its number. */
  markOf?: ((year: number) => string) | undefined;
  children: ReactNode;
}

/** A list cut by years, the newest first. */
export function YearTabs({ label, parameter, markOf, children }: YearTabsProps) {
  const titleOf = (year: number) => `${year}${markOf?.(year) ?? ""}`;
  return (
    <Tabs label={label} parameter={parameter} titleOf={titleOf}>
      {children}
    </Tabs>
  );
}
