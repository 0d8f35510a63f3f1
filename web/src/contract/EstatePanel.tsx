import type { PersonContracts } from "./contract.ts";
import styles from "./Contract.module.css";
import { EstateContract } from "./EstateContract.tsx";
import { NoContract } from "./NoContract.tsx";

/** The property contracts; they are the main insured's. */
export function EstatePanel({ contracts }: { contracts: readonly PersonContracts[] }) {
  const estate = contracts.flatMap((person) => person.estate);
  if (estate.length === 0) return <NoContract kind="estate" />;
  return (
    <ul className={styles.people}>
      {estate.map((contract) => (
        <li key={contract.noContract}>
          <EstateContract contract={contract} />
        </li>
      ))}
    </ul>
  );
}
