import { type ReactNode, useState } from "react";

interface HeldProps<Value> {
  start: Value;
  children: (field: { value: Value; onChange: (value: Value) => void }) => ReactNode;
}

/** Holds the value of a field outside a form. */
export function Held<Value>({ start, children }: HeldProps<Value>) {
  const [value, setValue] = useState(start);
  return children({ value, onChange: setValue });
}
