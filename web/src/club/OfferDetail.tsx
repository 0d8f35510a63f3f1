import ArrowLeft from "lucide-react/icons/arrow-left";
import { useTexts } from "../core/language/i18n.tsx";
import { paths } from "../core/routing/paths.ts";
import { Link } from "../core/routing/router.tsx";
import { Page } from "../ui/layout/Page.tsx";
import { OfferArticle } from "../ui/offers/OfferArticle.tsx";
import type { Offer } from "./club.ts";
import styles from "./OfferDetail.module.css";

export function OfferDetail({ offer }: { offer: Offer }) {
  return (
    <Page title={offer.title} intro={offer.subtitle} above={<Back />}>
      <OfferArticle offer={offer} />
    </Page>
  );
}

function Back() {
  const t = useTexts("leclub");
  return (
    <Link to={paths.leclub.path} className={styles.back}>
      <ArrowLeft size={18} aria-hidden="true" />
      {t("back")}
    </Link>
  );
}
