import { useQuery } from "../core/http/useQuery.ts";
import { Boundary } from "../core/hydration.tsx";
import CalendarClock from "lucide-react/icons/calendar-clock";
import FolderOpen from "lucide-react/icons/folder-open";
import LifeBuoy from "lucide-react/icons/life-buoy";
import MessagesSquare from "lucide-react/icons/messages-square";
import ReceiptText from "lucide-react/icons/receipt-text";
import UserRound from "lucide-react/icons/user-round";
import { ErrorBoundary } from "../core/errors/ErrorBoundary.tsx";
import { useTexts } from "../core/language/i18n.tsx";
import { usePortal } from "../core/portal.tsx";
import { answerAddress, faqQuery } from "../parts/faq/faq.ts";
import { SearchBox } from "../parts/search/SearchBox.tsx";
import { HelpFailed } from "./HelpFailed.tsx";
import { HelpLink, Section } from "./Section.tsx";
import stack from "../ui/layout/Stack.module.css";
import styles from "./HelpScreen.module.css";
import { Hotline, HotlineCard, MedicalLine } from "./HotlineCard.tsx";
import { NewestAnswer } from "./NewestAnswer.tsx";
import { Recommendations, RecommendationsSkeleton } from "./Recommendations.tsx";
import { type OfferedLink, type SectionName, sectionLinks } from "./sections.ts";

const icons = {
  data: UserRound,
  invoices: ReceiptText,
  documents: FolderOpen,
  services: LifeBuoy,
  contact: MessagesSquare,
} as const;

/** The help page: a search, current recommendations, and links to all other help. */
export function HelpScreen() {
  const t = useTexts("help");
  const now = useTexts("now");
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <div className={styles.ask}>
          <h1>{t("title")}</h1>
          <SearchBox variant="page" />
          <Section title={now("title")} icon={CalendarClock}>
            <ErrorBoundary fallback={HelpFailed}>
              <Boundary fallback={<RecommendationsSkeleton />}>
                <Recommendations />
              </Boundary>
            </ErrorBoundary>
          </Section>
        </div>
        <div className={stack.gap4}>
          <ErrorBoundary fallback={HouseNumber}>
            <Boundary fallback={<HotlineCard />}>
              <Hotline />
              <NewestAnswer />
            </Boundary>
          </ErrorBoundary>
        </div>
      </div>
      <div className={styles.sections}>
        {(["data", "invoices", "documents", "services", "contact"] as const).map((name) => (
          <LinkSection key={name} name={name} />
        ))}
      </div>
      <ErrorBoundary fallback={Nothing}>
        <Boundary>
          <MedicalLine />
        </Boundary>
      </ErrorBoundary>
    </div>
  );
}

function HouseNumber() {
  return <HotlineCard />;
}

/** The recommendations already show the error. */
function Nothing() {
  return null;
}

function LinkSection({ name }: { name: SectionName }) {
  const t = useTexts("help");
  const links = useLinks(name);
  if (links.length === 0) return null;
  return (
    <Section title={t(`section.${name}`)} icon={icons[name]}>
      <ul>
        {links.map(({ id, to }) => (
          <HelpLink key={id} to={to} title={t(`links.${id}`)} />
        ))}
      </ul>
    </Section>
  );
}

function useLinks(name: SectionName): OfferedLink[] {
  const portal = usePortal();
  const { data } = useQuery(faqQuery);
  const questions = data?.faq.flatMap((group) => group.questions) ?? [];
  return sectionLinks(name, portal, (question) => {
    const found = questions.find(({ id }) => id === question);
    return found && answerAddress(found);
  });
}
