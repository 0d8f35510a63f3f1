import type { ReactNode } from "react";
import type { Choice } from "../core/search.ts";
import { Tabs } from "./Tabs.tsx";

interface YearTabsProps {
  label: string;
  /** From `yearChoice`: this year and those before it. */
  parameter: Choice<number>;
  children: ReactNode;
}

/** A list cut by years, the newest first. */
export function YearTabs({ label, parameter, children }: YearTabsProps) {
  return (
    <Tabs label={label} parameter={parameter} titleOf={String}>
      {children}
    </Tabs>
  );
}
