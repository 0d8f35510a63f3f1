import type { AccessWay, RequestAccess } from "@portal/model/request-access/request-access.ts";
import { messageCounts } from "@portal/model/portal/message-counts.ts";
import { useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { useLocation } from "../../core/routing/router.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import styles from "../RequestAccess.module.css";
import { NextSteps } from "./NextSteps.tsx";
import { RequestForm } from "./RequestForm.tsx";

interface FormPageProps {
  isDigitalOffered: boolean;
  /** The way chosen before coming back. */
  way: AccessWay | undefined;
  /** The values typed before. */
  typed: RequestAccess | undefined;
  onSend: (typed: RequestAccess) => Promise<void>;
}

/** The form, and beside it the next steps. */
export function FormPage({ isDigitalOffered, way, typed, onSend }: FormPageProps) {
  const t = useTexts("request_access");
  const titles = useTexts("template");
  const { search } = useLocation();
  const isPaperAsked = way === "PAPER" || new URLSearchParams(search).get("way") === "paper";
  const [chosen, choose] = useState<AccessWay>(
    isDigitalOffered && !isPaperAsked ? "DIGITAL" : "PAPER",
  );
  return (
    <Page
      title={titles("titles.requestAccess")}
      intro={t("intro", { age: messageCounts["birthday.major"] })}
    >
      <div className={styles.columns}>
        <Card className={styles.main}>
          <RequestForm
            isDigitalOffered={isDigitalOffered}
            way={chosen}
            typed={typed}
            onWay={choose}
            onSend={onSend}
          />
        </Card>
        <NextSteps way={chosen} isDigitalOffered={isDigitalOffered} />
      </div>
    </Page>
  );
}
