import ChevronRight from "lucide-react/icons/chevron-right";
import { type ComponentType, type ReactNode, useId } from "react";
import { Link } from "../core/routing/router.tsx";
import { Card } from "../ui/layout/Card.tsx";
import styles from "./Section.module.css";

interface SectionProps {
  title: string;
  icon: ComponentType<{ size?: number; "aria-hidden"?: "true" }>;
  children: ReactNode;
}

export function Section({ title, icon: Icon, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className={styles.section}>
        <h2 id={id}>
          <span className={styles.icon}>
            <Icon size={22} aria-hidden="true" />
          </span>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}

interface HelpLinkProps {
  to: string;
  title: string;
  /** A line below the title. */
  children?: ReactNode;
}

export function HelpLink({ to, title, children }: HelpLinkProps) {
  return (
    <li className={styles.item}>
      <Link to={to} className={styles.link}>
        <span>
          {title}
          {children && <small>{children}</small>}
        </span>
        <ChevronRight size={18} aria-hidden="true" />
      </Link>
    </li>
  );
}
