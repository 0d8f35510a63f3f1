import type { ProfileTabProps } from "../ProfileScreen.tsx";

export function ContactsTab({ insured }: ProfileTabProps) {
  return <p>{insured.fullname}</p>;
}
