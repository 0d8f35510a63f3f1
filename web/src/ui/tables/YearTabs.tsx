import type { ReactNode } from "react";
import type { Choice } from "../../core/routing/search.ts";
import { Tabs } from "../layout/Tabs.tsx";

interface YearTabsProps {
  label: string;
  /** From `yearChoice`: this year and earlier ones. */
  parameter: Choice<number>;
  /** A mark after the number of a year. */
  markOf?: ((year: number) => string) | undefined;
  children: ReactNode;
}

/** A list by years, the newest first. */
export function YearTabs({ label, parameter, markOf, children }: YearTabsProps) {
  const titleOf = (year: number) => `${year}${markOf?.(year) ?? ""}`;
  return (
    <Tabs label={label} parameter={parameter} titleOf={titleOf}>
      {children}
    </Tabs>
  );
}
