import { useQuery } from "../../core/http/useQuery.ts";
import type { DemonstrationVisitor } from "@portal/model/self-service/demonstration.ts";
import { get } from "../../core/http/api.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { Button } from "../../ui/layout/Button.tsx";
import styles from "../RequestAccess.module.css";
import type { AccessForm } from "./access-form.ts";

const options = { silent: true, background: true, anonymous: true };

/** The invented people without an account, whose data a demonstration fills in. */
export function DemonstrationPeople({ form }: { form: AccessForm }) {
  const t = useTexts("request_access");
  const { data = [] } = useQuery({
    queryKey: ["demonstration-visitors"],
    queryFn: () => get<DemonstrationVisitor[]>("/v1/demonstration/visitors", options),
  });
  if (data.length === 0) return null;
  const use = ({ insuredNumber, firstname, lastname, birthdate }: DemonstrationVisitor) => {
    const email = `${firstname}.${lastname}@example.ch`.toLowerCase();
    const phone = `+41 79 555 ${String(insuredNumber).slice(-4, -2)} ${String(insuredNumber).slice(-2)}`;
    const agreed = { terms: true, privacy: true, userConsentDP: true };
    const typed = { birthdate, phone, email, emailAgain: email, ...agreed };
    form.reset({ ...form.getValues(), insuredNumber: String(insuredNumber), ...typed });
    form.setFocus("insuredNumber");
  };
  return (
    <Notice kind="info">
      <p>{t("demonstration.people")}</p>
      <ul className={styles.people}>
        {data.map((person) => (
          <li key={person.insuredNumber}>
            <Button variant="secondary" onClick={() => use(person)}>
              {person.firstname} {person.lastname}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
