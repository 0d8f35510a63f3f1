import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { shownPhone } from "@portal/model/typing/phone.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Fact, Facts } from "./Fact.tsx";
import { useCodes } from "./useCodes.ts";

export function PhoneDetails({ phone, nature }: DetailsOf<"phone">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  return (
    <Facts>
      <Fact label={t("field.phone")}>{shownPhone(phone)}</Fact>
      <Fact label={t("field.nature")}>{nature && codes.nature(nature)}</Fact>
    </Facts>
  );
}

export function EmailDetails({ email, nature }: DetailsOf<"email">) {
  const t = useTexts("interactions");
  const codes = useCodes();
  return (
    <Facts>
      <Fact label={t("field.email")}>{email}</Fact>
      <Fact label={t("field.nature")}>{nature && codes.nature(nature)}</Fact>
    </Facts>
  );
}
