import type { ProfileTabProps } from "../ProfileScreen.tsx";

export function PostalsTab({ insured }: ProfileTabProps) {
  return <p>{insured.fullname}</p>;
}
