import { VisuallyHidden } from "./VisuallyHidden.tsx";

/**
 * Adds the person or the thing to the name of a control whose words stand on the page several times: voice control and
 * lists of links tell such controls apart by their names alone.
 */
export function About({ children }: { children: string }) {
  return <VisuallyHidden>, {children}</VisuallyHidden>;
}
