import { useRef } from "react";
import { uuid } from "../uuid.ts";

/** The key of an act: the same while the same value is sent again, another one for another value. */
export function useActKey(): (value: unknown) => string {
  const last = useRef({ value: "", key: "" });
  return (value) => {
    const text = JSON.stringify(value);
    if (last.current.value !== text) last.current = { value: text, key: uuid() };
    return last.current.key;
  };
}
