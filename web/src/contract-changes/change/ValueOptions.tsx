import { offeredValues, proposedMutation } from "@portal/model/contract-changes/check-change.ts";
import type { MutationCode, ProposedValue } from "@portal/model/contract-changes/proposal.ts";
import { Periodicity } from "@portal/model/contract.ts";
import { rappenOf } from "@portal/model/money.ts";
import { productFamily } from "@portal/model/products.ts";
import { useId } from "react";
import { costShareValues } from "../../core/language/cost-share-values.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { useToday } from "../../core/today.ts";
import { fieldId } from "../../parts/wizard/field-id.ts";
import { Choice } from "../../ui/fields/Choice.tsx";
import { FieldGroup } from "../../ui/fields/Field.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { chf, signedChf, wholeChf } from "../amounts.ts";
import { type OfferedPrice, useOfferedPrices } from "../useOfferedPrices.ts";
import { useDayName } from "../useDayName.ts";
import { useProblem, useWizardView } from "../wizard-view.ts";
import type { ChangeProps } from "./change-props.ts";
import styles from "./Change.module.css";

/** The offered values, each with its price if it has one. */
export function ValueOptions({ person, code }: ChangeProps) {
  const t = useTexts("contract_changes");
  const { state, proposals, act } = useWizardView();
  const { insuredNumber: insured } = person.insured;
  const path = `${insured}.${code}.value`;
  const { error, onBlur } = useProblem(path);
  const help = useValueHelp(code, useToday());
  const name = useId();
  const values = offeredValues(proposedMutation(proposals.mutation, insured, code));
  const offered = useOfferedPrices(person, code, values);
  const chosen = state.changes[insured]?.[code]?.value;
  const isWide = code === "aosModel";
  return (
    <div id={fieldId(path)}>
      <FieldGroup label={t(`field.${code}`)} help={help} error={error}>
        {(control) => (
          <div className={isWide ? `${styles.options} ${styles.wide}` : styles.options}>
            {values.map((value) => (
              <ValueOption
                key={value.code}
                name={name}
                value={value}
                price={offered.get(value.code)}
                isPriced={code === "aosModel" || code === "deductible"}
                isChosen={value.code === chosen}
                isInvalid={control["data-invalid"]}
                onChoose={() => act({ type: "setValue", insured, code, value: value.code })}
                onBlur={onBlur}
              />
            ))}
          </div>
        )}
      </FieldGroup>
      <Compared prices={[...offered.values()]} today={person.basic?.monthlyAmount} />
    </div>
  );
}

interface ComparedProps {
  prices: readonly OfferedPrice[];
  today: number | undefined;
}

/** The premium to which the differences relate, if it is not today's: a line for each offered day. */
function Compared({ prices, today = 0 }: ComparedProps) {
  const t = useTexts("contract_changes");
  const dayName = useDayName();
  const days = [...new Map(prices.map(({ day, unchanged }) => [day, unchanged]))].toSorted(
    ([one], [other]) => one.localeCompare(other),
  );
  return days
    .filter(([, unchanged]) => unchanged !== rappenOf(today))
    .map(([day, unchanged]) => (
      <p key={day} className={styles.compared}>
        {t("compared", { amount: chf(unchanged), date: dayName(day) })}
      </p>
    ));
}

interface ValueOptionProps {
  name: string;
  value: ProposedValue;
  /** Undefined while it is computed. */
  price: OfferedPrice | undefined;
  isPriced: boolean;
  isChosen: boolean;
  isInvalid: true | undefined;
  onChoose: () => void;
  onBlur: () => void;
}

function ValueOption(props: ValueOptionProps) {
  const { name, value, price, isPriced, isChosen, isInvalid, onChoose, onBlur } = props;
  const c = useTexts("contract");
  const family = productFamily(value.code);
  const isModel = family && family !== "HOSPITAL" && family !== "OUTPATIENT";
  return (
    <Choice
      type="radio"
      variant="card"
      name={name}
      label={useValueName()(value)}
      detail={
        isPriced && (
          <>
            {isModel && <span className={styles.about}>{c(`explain.${family}`)}</span>}
            <Price price={price} />
          </>
        )
      }
      checked={isChosen}
      data-invalid={isInvalid}
      onChange={onChoose}
      onBlur={onBlur}
    />
  );
}

/** The monthly price and its difference. Its space is reserved while it is computed. */
export function Price({ price }: { price: OfferedPrice | undefined }) {
  const t = useTexts("contract_changes");
  if (!price)
    return (
      <span className={styles.price}>
        <Skeleton width="8em" height="1lh" />
        <Skeleton width="5em" height="1lh" />
      </span>
    );
  const { amount, unchanged } = price;
  return (
    <span className={styles.price}>
      <span>{t("perMonth", { amount: chf(amount) })}</span>
      <span>{amount === unchanged ? t("samePrice") : signedChf(amount - unchanged)}</span>
    </span>
  );
}

/** The explanation of a value that is a legal term. */
function useValueHelp(code: MutationCode, day: string): string | undefined {
  const t = useTexts("contract_changes");
  const { rate, adult, child } = costShareValues(day);
  if (code === "deductible") return t("help.deductible", { rate, adult, child });
  return code === "aosModel" ? t("help.aosModel") : undefined;
}

/** A deductible is an amount, a frequency has a text, and a product its own name. */
export function useValueName(): (value: ProposedValue) => string {
  const c = useTexts("contract");
  return ({ code, text, amount }) => {
    if (amount !== null) return wholeChf(amount);
    const rhythm = Periodicity.safeParse(code).data;
    return rhythm ? c(`periodicity.${rhythm}`) : text;
  };
}
