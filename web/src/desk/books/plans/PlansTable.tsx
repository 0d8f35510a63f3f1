import { formatDate } from "@portal/model/calendar/dates.ts";
import type { InstalmentPlan } from "@portal/model/desk/books/plans.ts";
import { formatAmount } from "@portal/model/money.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Link } from "../../../core/routing/router.tsx";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { useMay } from "../../session.ts";
import { WideTable } from "../../layout/WideTable.tsx";
import { addressOf } from "../parts.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useSimpleAct } from "../useSimpleAct.ts";

/** How far each plan is, and its next instalment. */
export function PlansTable({ plans }: { plans: readonly InstalmentPlan[] }) {
  const t = useTexts("desk_books");
  const mayCancel = useMay("books");
  const [cancelled, setCancelled] = useState<InstalmentPlan>();
  return (
    <>
      <WideTable
        label={t("part.plans")}
        columns={[
          { name: t("column.debtor") },
          { name: t("column.invoice") },
          { name: t("column.state") },
          { name: t("column.next") },
          { name: t("column.arranged"), isNumber: true },
          { name: t("column.open"), isNumber: true },
          ...(mayCancel ? [{ name: t("column.act") }] : []),
        ]}
        rows={plans.map((plan) => ({
          key: plan.no,
          cells: [
            <Link key="debtor" to={addressOf("open", String(plan.insuredNumber))}>
              {plan.holder}
            </Link>,
            plan.no,
            <State key="state" plan={plan} />,
            plan.endedOn === null ? nextOf(plan) : "",
            formatAmount(plan.arranged),
            formatAmount(plan.toBePaid),
            ...(mayCancel
              ? [<Cancel key="cancel" plan={plan} onCancel={() => setCancelled(plan)} />]
              : []),
          ],
        }))}
      />
      {cancelled && <CancelDialog plan={cancelled} onClose={() => setCancelled(undefined)} />}
    </>
  );
}

function nextOf({ instalments }: InstalmentPlan): string {
  const next = instalments.find(({ status }) => status !== "PAID");
  return next ? `${formatDate(next.date)}, ${formatAmount(next.amount)}` : "";
}

function State({ plan: { endedOn, instalments } }: { plan: InstalmentPlan }) {
  const t = useTexts("desk_books");
  if (endedOn !== null)
    return <Badge tone="quiet">{t("plans.ended", { day: formatDate(endedOn) })}</Badge>;
  const paid = instalments.filter(({ status }) => status === "PAID").length;
  const isLate = instalments.some(({ status }) => status === "LATE");
  return (
    <Badge tone={isLate ? "warning" : "info"}>
      {t(isLate ? "plans.late" : "plans.runs", { paid, count: instalments.length })}
    </Badge>
  );
}

function Cancel({ plan, onCancel }: { plan: InstalmentPlan; onCancel: () => void }) {
  const t = useTexts("desk_books");
  if (plan.endedOn !== null) return null;
  return (
    <Button
      variant="secondary"
      aria-label={t("plans.cancelFor", { number: plan.no })}
      onClick={onCancel}
    >
      {t("plans.cancel")}
    </Button>
  );
}

function CancelDialog({ plan, onClose }: { plan: InstalmentPlan; onClose: () => void }) {
  const t = useTexts("desk_books");
  const act = useSimpleAct({ done: t("plans.cancelled"), onDone: onClose });
  return (
    <ReasonDialog
      title={t("plans.cancelFor", { number: plan.no })}
      text={t("plans.cancelText", { name: plan.holder })}
      confirm={t("plans.cancel")}
      isBusy={act.isPending}
      onConfirm={(reason) =>
        act.mutate({ path: `plans/${plan.no}`, method: "DELETE", body: { reason } })
      }
      onClose={onClose}
    />
  );
}
