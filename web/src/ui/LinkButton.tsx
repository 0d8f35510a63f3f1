import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import styles from "./Button.module.css";

function ButtonAnchor(props: ComponentProps<"a">) {
  return <a {...props} className={`${styles.button} ${styles.primary}`} />;
}

/** A link to a page of the portal that looks like a button. */
export const LinkButton = createLink(ButtonAnchor);
