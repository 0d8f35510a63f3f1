import type { ProfileTabProps } from "../ProfileScreen.tsx";

export function FinancialsTab({ insured }: ProfileTabProps) {
  return <p>{insured.fullname}</p>;
}
