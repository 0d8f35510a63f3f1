import {
  type AuditFormat,
  AuditExportAsked,
  auditFormats,
} from "@portal/model/desk/audit-export.ts";
import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SyntheticEvent, useState } from "react";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { DateField } from "../../ui/fields/dates/DateField.tsx";
import { Segmented } from "../../ui/fields/Segmented.tsx";
import { TextField } from "../../ui/fields/TextField.tsx";
import { BusyButton } from "../../ui/layout/BusyButton.tsx";
import { ask, DeskProblem } from "../http/desk-api.ts";
import styles from "../watch/Watch.module.css";
import own from "./Looks.module.css";
import { auditExports } from "./looks.ts";

const SHORTEST_REASON = 3;
const LONGEST_REASON = 300;

interface Typed {
  from: string | undefined;
  to: string | undefined;
  format: AuditFormat;
  reason: string;
}

/** What is typed, and its order. Empty fields are told once an order was tried. */
function useExportOrder() {
  const t = useTexts("desk_supervise");
  const cache = useQueryClient();
  const [typed, setTyped] = useState<Typed>({
    from: undefined,
    to: undefined,
    format: "csv",
    reason: "",
  });
  const [isTried, setTried] = useState(false);
  const order = useMutation({
    mutationFn: () =>
      ask("/supervise/audit-exports", AuditExportAsked, { method: "POST", body: typed }),
    onSuccess() {
      toast(t("exports.ready"));
      setTried(false);
      setTyped({ ...typed, reason: "" });
      void cache.invalidateQueries({ queryKey: auditExports.queryKey });
    },
    onError: (error) => toast(t(`exports.problem.${problemIn(error)}`), "problem"),
  });
  const isShort = typed.reason.trim().length < SHORTEST_REASON;
  const isWhole = typed.from !== undefined && typed.to !== undefined && !isShort;
  return {
    typed,
    change: (change: Partial<Typed>) => setTyped({ ...typed, ...change }),
    isPending: order.isPending,
    missing: (isMissing: boolean) => (isTried && isMissing ? t("exports.missing") : undefined),
    isShort,
    submit: (event: SyntheticEvent) => {
      event.preventDefault();
      setTried(true);
      if (isWhole) order.mutate();
    },
  };
}

/** Asks for the audit of a period, with the reason that the audit keeps. */
export function ExportForm() {
  const t = useTexts("desk_supervise");
  const [today] = useState(() => todayInZurich(new Date()));
  const { typed, change, isPending, missing, isShort, submit } = useExportOrder();
  const { from, to, format, reason } = typed;
  const bounds = { max: today };
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <div className={own.fields}>
        <DateField
          label={t("exports.from")}
          value={from}
          error={missing(from === undefined)}
          onChange={(value) => change({ from: value })}
          bounds={bounds}
          opensAt={today}
        />
        <DateField
          label={t("exports.to")}
          value={to}
          error={missing(to === undefined)}
          onChange={(value) => change({ to: value })}
          bounds={bounds}
          opensAt={today}
        />
      </div>
      <TextField
        label={t("exports.reason")}
        help={t("exports.reasonHelp")}
        error={missing(isShort)}
        value={reason}
        onChange={(value) => change({ reason: value })}
        maxLength={LONGEST_REASON}
        autoComplete="off"
      />
      <div className={own.order}>
        <Segmented
          label={t("exports.format")}
          value={format}
          onChange={(value) => change({ format: value })}
          options={auditFormats.map((value) => ({ value, label: t(`exports.formats.${value}`) }))}
        />
        <BusyButton type="submit" isBusy={isPending}>
          {t("exports.ask")}
        </BusyButton>
      </div>
    </form>
  );
}

/** Which of the two days is wrong, as the door says. */
function problemIn(error: Error): "period" | "periodLong" | "other" {
  const fields = error instanceof DeskProblem ? error.details["fields"] : undefined;
  const codes = typeof fields === "object" && fields !== null ? Object.values(fields) : [];
  if (codes.includes("desk.periodLong")) return "periodLong";
  return codes.length > 0 ? "period" : "other";
}
