import { ReportLine } from "@portal/model/contact/line-report.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRuleForm } from "../../core/forms/form.ts";
import { ApiProblem, query } from "../../core/http/api.ts";
import { showReceipt } from "../../parts/receipt/receipt-address.ts";
import { everyConversation } from "../conversations.ts";
import type { Refusal } from "../RefusalDialog.tsx";
import type { NamedLine } from "./named-line.ts";
import { ReportStatementLine } from "./report-queries.ts";

/** The form of a report, and why a valid one was refused. */
export function useReportForm({ statement, line }: NamedLine) {
  const cache = useQueryClient();
  const [refusal, setRefusal] = useState<Refusal>();
  const form = useRuleForm(ReportLine, {
    start: { statement, line, message: "", attachments: [] },
    send: async (input, act) => {
      try {
        const { reportStatementLine: sent } = await query(
          ReportStatementLine,
          { input },
          { ...act, handles: ["INVALID", "CONFLICT", "LOCKED"] },
        );
        void cache.invalidateQueries(everyConversation);
        void cache.invalidateQueries({ queryKey: ["interactions"] });
        void cache.invalidateQueries({ queryKey: ["explained statement", statement] });
        void cache.invalidateQueries({ queryKey: ["reported statement", statement] });
        showReceipt(sent.request);
      } catch (error) {
        setRefusal(refusalOf(error));
        throw error;
      }
    },
  });
  return { form, refusal, forgetRefusal: () => setRefusal(undefined) };
}

function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  const { conversation } = error.details;
  if (error.code === "CONFLICT")
    return {
      kind: "reported",
      conversation: typeof conversation === "string" ? conversation : undefined,
    };
  return error.code === "LOCKED" ? { kind: "locked" } : undefined;
}
