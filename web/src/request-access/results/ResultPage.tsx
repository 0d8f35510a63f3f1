import { Boundary } from "../../core/hydration.tsx";
import CircleCheck from "lucide-react/icons/circle-check";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { type ReactNode } from "react";
import { isDemonstration } from "../../core/configuration.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { DemonstrationPost } from "../DemonstrationPost.tsx";
import styles from "../RequestAccess.module.css";

const icons = { success: CircleCheck, failure: TriangleAlert };

interface ResultPageProps {
  outcome: keyof typeof icons;
  title: string;
  lead: string;
  /** The actions, the most likely first. */
  actions: ReactNode;
  children?: ReactNode;
}

/** The result of a request, and the next step. */
export function ResultPage({ outcome, title, lead, actions, children }: ResultPageProps) {
  const Icon = icons[outcome];
  return (
    <Page title={title} width="narrow">
      <Card className={styles.result}>
        <Icon className={styles[outcome]} size={40} aria-hidden="true" />
        <p className={styles.lead}>{lead}</p>
        {children}
        {isDemonstration() && (
          <Boundary>
            <DemonstrationPost />
          </Boundary>
        )}
        <div className={styles.actions}>{actions}</div>
      </Card>
    </Page>
  );
}
