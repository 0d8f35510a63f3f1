import { type DunningLetter, type DunningPreview } from "@portal/model/desk/books/dunning.ts";
import { formatAmount } from "@portal/model/money.ts";
import { useState } from "react";
import { useTexts } from "../../../core/language/i18n.tsx";
import { Link } from "../../../core/routing/router.tsx";
import { Button } from "../../../ui/layout/Button.tsx";
import { useMay } from "../../session.ts";
import { WideTable } from "../../layout/WideTable.tsx";
import { addressOf } from "../parts.ts";
import { ReasonDialog } from "../ReasonDialog.tsx";
import { useSimpleAct } from "../useSimpleAct.ts";

/** The sums by stage, and the letters one by one. */
export function DunningTables({ preview }: { preview: DunningPreview }) {
  const t = useTexts("desk_books");
  const { byStep, letters, count } = preview;
  if (count === 0) return <p>{t("dunning.none")}</p>;
  return (
    <>
      <WideTable
        label={t("dunning.sums")}
        columns={[
          { name: t("column.stage") },
          { name: t("column.letters"), isNumber: true },
          { name: t("column.fees"), isNumber: true },
          { name: t("column.interest"), isNumber: true },
          { name: t("column.owed"), isNumber: true },
        ]}
        rows={byStep.map((sum) => ({
          key: sum.step,
          cells: [
            t(`stage.${sum.step}`),
            String(sum.count),
            formatAmount(sum.fees),
            formatAmount(sum.interest),
            formatAmount(sum.amount),
          ],
        }))}
      />
      {letters.length < count && <p>{t("dunning.cut", { count: letters.length })}</p>}
      <Letters letters={letters} />
    </>
  );
}

function Letters({ letters }: { letters: readonly DunningLetter[] }) {
  const t = useTexts("desk_books");
  const mayHold = useMay("books");
  const [held, setHeld] = useState<DunningLetter>();
  return (
    <>
      <WideTable
        label={t("dunning.letters")}
        columns={[
          { name: t("column.debtor") },
          { name: t("column.invoice") },
          { name: t("column.law") },
          { name: t("column.stage") },
          { name: t("column.fees"), isNumber: true },
          { name: t("column.interest"), isNumber: true },
          { name: t("column.owed"), isNumber: true },
          ...(mayHold ? [{ name: t("column.act") }] : []),
        ]}
        rows={letters.map((letter) => ({
          key: letter.no,
          cells: [
            <Link key="debtor" to={addressOf("open", String(letter.insuredNumber))}>
              {letter.holder}
            </Link>,
            letter.no,
            `${t(`law.${letter.law}`)} ${letter.insurerCode}`,
            t(`stage.${letter.step}`),
            formatAmount(letter.fee),
            formatAmount(letter.interest),
            formatAmount(letter.owed),
            ...(mayHold
              ? [
                  <Button
                    key="hold"
                    variant="secondary"
                    aria-label={t("dunning.holdFor", { number: letter.no })}
                    onClick={() => setHeld(letter)}
                  >
                    {t("dunning.hold")}
                  </Button>,
                ]
              : []),
          ],
        }))}
      />
      {held && <HoldDialog letter={held} onClose={() => setHeld(undefined)} />}
    </>
  );
}

function HoldDialog({ letter, onClose }: { letter: DunningLetter; onClose: () => void }) {
  const t = useTexts("desk_books");
  const act = useSimpleAct({ done: t("dunning.isHeld"), onDone: onClose });
  return (
    <ReasonDialog
      title={t("dunning.holdFor", { number: letter.no })}
      text={t("dunning.holdText", { name: letter.holder })}
      confirm={t("dunning.hold")}
      isBusy={act.isPending}
      onConfirm={(reason) => act.mutate({ path: `dunning/${letter.no}/hold`, body: { reason } })}
      onClose={onClose}
    />
  );
}
