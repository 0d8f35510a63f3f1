import { coverFor, DamageKind } from "@portal/model/damage/words.ts";
import { useTexts } from "../core/language/i18n.tsx";
import { francs } from "../core/language/francs.ts";
import { knownModule } from "../parts/property-modules.ts";
import styles from "./Damage.module.css";
import { useDamageView } from "./useDamage.ts";

/** The cover of the contract, the insured sum, and the deductible. */
export function Cover() {
  const t = useTexts("damage");
  return (
    <section>
      <h2>{t("cover.title")}</h2>
      <Parts />
    </section>
  );
}

function Parts() {
  const t = useTexts("damage");
  const words = useTexts("contract");
  const { form, contract } = useDamageView();
  const kind = DamageKind.safeParse(form.values.kind).data;
  if (!contract || !kind) return <p>{t("cover.first")}</p>;
  const parts = coverFor(contract, kind);
  if (parts.length === 0) return <p>{t("cover.notIncluded")}</p>;
  return (
    <div className={styles.cover}>
      <p>{contract.product.value}</p>
      {parts.map(({ code, insuredAmount, deductible }) => {
        const known = knownModule(code);
        return (
          <div key={code}>
            <h3>{known ? words(`module.${known}`) : code}</h3>
            <dl>
              <div>
                <dt>{t("cover.insured")}</dt>
                <dd>{francs(insuredAmount)}</dd>
              </div>
              <div>
                <dt>{t("cover.deductible")}</dt>
                <dd>{francs(deductible)}</dd>
              </div>
            </dl>
          </div>
        );
      })}
    </div>
  );
}
