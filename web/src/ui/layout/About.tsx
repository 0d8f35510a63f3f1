import { createContext, type ReactNode, use } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const AboutContext = createContext<string | undefined>(undefined);

/** A part of a page about one person or thing, whose controls have the same words as those of other parts. */
export function AboutPart({ about, children }: { about: string; children: ReactNode }) {
  return <AboutContext value={about}>{children}</AboutContext>;
}

/** The end of an accessible name: the person or thing of the part, if there is one. */
export function useAboutSuffix(): string {
  const about = use(AboutContext);
  return about === undefined ? "" : `, ${about}`;
}

/**
 * Adds the person or the thing to the name of a control whose words stand on the page several times: voice control and
 * lists of links tell such controls apart by their names alone. Without words, it is that of the part.
 */
export function About({ children }: { children?: string }) {
  const suffix = useAboutSuffix();
  const words = children === undefined ? suffix : `, ${children}`;
  return words && <VisuallyHidden>{words}</VisuallyHidden>;
}
