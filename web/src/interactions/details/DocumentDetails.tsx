import { formatDate } from "@portal/model/calendar/dates.ts";
import { billCategories } from "@portal/model/codes.ts";
import { formatReference } from "@portal/model/invoices/reference.ts";
import { formatChf } from "@portal/model/money.ts";
import type { DetailsOf } from "@portal/model/requests/interaction-details.ts";
import { maskIban } from "@portal/model/typing/iban.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import styles from "./Details.module.css";
import { Fact, Facts } from "./Fact.tsx";
import { SentFileLink } from "./SentFileLink.tsx";

export function DocumentDetails({ url, filename, files, bill }: DetailsOf<"document">) {
  const t = useTexts("interactions");
  return (
    <Facts>
      <Fact label={t("field.file")}>
        <ul className={styles.files}>
          {(files ?? [{ url, filename }]).map((file, place) => (
            <li key={place}>
              <SentFileLink {...file} />
            </li>
          ))}
        </ul>
      </Fact>
      {bill && <BillFacts bill={bill} />}
    </Facts>
  );
}

type Bill = NonNullable<DetailsOf<"document">["bill"]>;

/** What the sender says of a bill, and what its QR code says instead. */
function BillFacts({ bill }: { bill: Bill }) {
  const t = useTexts("interactions");
  const { account, category, source, corrected } = bill;
  const kind = billCategories.find((one) => one === category);
  const inCode = (label: string) => t("field.inCode", { label });
  return (
    <>
      <ProposedFacts said={bill} labelOf={(label) => label} />
      <Fact label={t("field.billCategory")}>{kind && t(`code.billCategory.${kind}`)}</Fact>
      <Fact label={t("field.billAccount")}>{account && maskIban(account)}</Fact>
      <Fact label={t("field.billSource")}>
        {source === "CODE" ? t("code.billSource.CODE") : t("code.billSource.TYPED")}
      </Fact>
      {corrected && <ProposedFacts said={corrected} labelOf={inCode} />}
    </>
  );
}

interface ProposedFactsProps {
  said: NonNullable<Bill["corrected"]>;
  labelOf: (label: string) => string;
}

function ProposedFacts({ said, labelOf }: ProposedFactsProps) {
  const t = useTexts("interactions");
  const { provider, town, amount, billedOn, treatedOn, reference = "" } = said;
  return (
    <>
      <Fact label={labelOf(t("field.billProvider"))}>
        {[provider, town].filter(Boolean).join(", ")}
      </Fact>
      <Fact label={labelOf(t("field.amount"))}>{amount !== undefined && formatChf(amount)}</Fact>
      <Fact label={labelOf(t("field.billedOn"))}>{billedOn && formatDate(billedOn)}</Fact>
      <Fact label={labelOf(t("field.treatedOn"))}>{treatedOn && formatDate(treatedOn)}</Fact>
      <Fact label={labelOf(t("field.billReference"))}>
        {/^\d{27}$/.test(reference) ? formatReference(reference) : reference}
      </Fact>
    </>
  );
}
