import { formatDate } from "@portal/model/calendar/dates.ts";
import { isOfAge } from "@portal/model/documents.ts";
import { type DetailsOf, readDetails } from "@portal/model/requests/interaction-details.ts";
import CreditCard from "lucide-react/icons/credit-card";
import FileText from "lucide-react/icons/file-text";
import Info from "lucide-react/icons/info";
import MessageCircle from "lucide-react/icons/message-circle";
import Undo from "lucide-react/icons/undo";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { paths } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import { useToday } from "../../core/today.ts";
import { Card } from "../../ui/layout/Card.tsx";
import type { RequestReceipt } from "../interactions.ts";
import { awaitsProof } from "./awaits-proof.ts";
import { startOf } from "./origins.ts";
import { questionAddress } from "./question-address.ts";
import styles from "./Sent.module.css";

const icons = {
  asked: MessageCircle,
  withdraw: Undo,
  bill: FileText,
  care: Info,
  keep: Info,
  recalculated: Info,
  letter: CreditCard,
  proof: FileText,
  premium: CreditCard,
  reply: MessageCircle,
  settled: CreditCard,
  question: MessageCircle,
} as const;

interface Hint {
  name: keyof typeof icons;
  to?: string;
  date?: string;
}

export function Hints({ request }: { request: RequestReceipt }) {
  const t = useTexts("receipt");
  const hints = hintsOf(request, useIsReadHere(request));
  return (
    <Card>
      <h2>{t("next")}</h2>
      <ul className={styles.hints}>
        {hints.map(({ name, to, date }) => {
          const Icon = icons[name];
          const title = t(`hint.${name}.title`);
          return (
            <li key={name}>
              <Icon size={22} aria-hidden="true" />
              <div>
                <strong>{to ? <Link to={to}>{title}</Link> : title}</strong>
                <span>{t(`hint.${name}.text`, date ? { date } : {})}</span>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** False for another adult: only that person reads the statement, the sender follows the request instead. */
export function useIsReadHere({ concernedInsured }: RequestReceipt): boolean {
  const { insureds } = usePortal();
  const today = useToday();
  const person = insureds.find(
    ({ insuredNumber }) => insuredNumber === concernedInsured?.insuredNumber,
  );
  return person !== undefined && (person.partPrincipal || !isOfAge(person.birthdate, today));
}

function hintsOf(request: RequestReceipt, isReadHere: boolean): Hint[] {
  const { id, withdrawable, children } = request;
  const told = [request, ...children].flatMap((part) => readDetails(part.type, part.details) ?? []);
  const isAsked = [request, ...children].some(({ questions }) =>
    questions.some(({ isOpen }) => isOpen),
  );
  const tracking = `${paths.interactions.path}?year=${request.requestDate.slice(0, 4)}&request=${id}`;
  return [
    ...(isAsked ? [{ name: "asked", to: tracking } as const] : []),
    ...(awaitsProof(request) ? [{ name: "proof", to: paths.documentsSend.path } as const] : []),
    ...(withdrawable
      ? [{ name: "withdraw", to: `${paths.interactions.path}?request=${id}` } as const]
      : []),
    ...premiumHint(told),
    ...told.slice(0, 1).flatMap((details) => hintsOfKind(details, request.type, isReadHere)),
    { name: "question", to: questionAddress(request) },
  ];
}

function premiumHint(told: readonly DetailsOf[]): Hint[] {
  const priced = told.find((details) => "premium" in details && details.premium);
  const start = startOf(priced);
  return start === undefined ? [] : [{ name: "premium", date: formatDate(start) }];
}

function hintsOfKind(details: DetailsOf, type: string, isReadHere: boolean): Hint[] {
  const { kind } = details;
  if (kind === "accident")
    return [{ name: "bill", to: paths.documentsSend.path }, { name: "care" }];
  if (kind === "damage") return [{ name: "keep" }];
  if (kind === "maternity") return [{ name: "recalculated" }];
  if (kind === "card") return [{ name: "letter", to: paths.documents.path }];
  if (kind === "contact") return [{ name: "reply", to: messageAddress(details.conversation) }];
  if (kind === "document" && type === "INVOICE" && isReadHere)
    return [{ name: "settled", to: paths.reimbursements.path }];
  return [];
}

function messageAddress(conversation: string | null | undefined): string {
  const { path } = paths.messages;
  return conversation ? `${path}?conversation=${conversation}` : path;
}
