import { noEstimateReasons } from "@portal/model/bills/estimate.ts";
import { graphql, query } from "../../core/http/api.ts";
import { useQuery } from "../../core/http/useQuery.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { Estimate } from "../../parts/estimate/Estimate.tsx";
import { Failed } from "../../ui/feedback/Failed.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import stack from "../../ui/layout/Stack.module.css";
import { VisuallyHidden } from "../../ui/layout/VisuallyHidden.tsx";

const SentBillEstimate = graphql(`
  query SentBillEstimate {
    pendingBills {
      request
      notEstimated
      estimate {
        year
        billed
        deductibleLeft
        deductible
        coinsuranceRate
        coinsurance
        toBePaidToYou
      }
    }
  }
`);

/** What a sent bill probably gives back; nothing once it is decided, and of a bill that another person alone may read. */
export function BillEstimate({ request }: { request: string }) {
  const t = useTexts("bills");
  const { data, isError, refetch } = useQuery({
    queryKey: ["pending bills", "estimates", request],
    queryFn: () => query(SentBillEstimate, {}, { silent: true }),
  });
  const bill = data?.pendingBills.find((one) => one.request === request);
  if (data && !bill) return null;
  const reason = noEstimateReasons.find((one) => one === bill?.notEstimated);
  return (
    <Card role="region" aria-labelledby="estimate-title" className={stack.gap3}>
      <h2 id="estimate-title">{t("estimate.title")}</h2>
      {isError && !data && <Failed text={t("estimate.failed")} onRetry={() => void refetch()} />}
      {!isError && !data && <Loading />}
      {bill?.estimate && <Estimate estimate={bill.estimate} />}
      {reason && <p>{t(`estimate.why.${reason}`)}</p>}
    </Card>
  );
}

function Loading() {
  const t = useTexts("bills");
  return (
    <div role="status" className={stack.gap3}>
      <VisuallyHidden>{t("estimate.loading")}</VisuallyHidden>
      <Skeleton width="70%" height="1.4em" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
