import { answerBlocks, type AnswerPart } from "@portal/model/help/answer.ts";
import { pathNameOf } from "../../core/routing/paths.ts";
import { Link } from "../../core/routing/router.tsx";
import styles from "./Answer.module.css";
import { Card } from "./Card.tsx";
import { ExternalLink } from "./ExternalLink.tsx";

/** The text of an answer on a card, with its lists and links. */
export function Answer({ text }: { text: string }) {
  return (
    <Card className={styles.answer}>
      <Blocks text={text} />
    </Card>
  );
}

/** The blocks of a text never change their order. */
function Blocks({ text }: { text: string }) {
  return answerBlocks(text).map((block, place) =>
    block.kind === "paragraph" ? (
      <p key={place}>
        <Parts parts={block.parts} />
      </p>
    ) : (
      <ul key={place}>
        {block.entries.map((parts, entry) => (
          <li key={entry}>
            <Parts parts={parts} />
          </li>
        ))}
      </ul>
    ),
  );
}

function Parts({ parts }: { parts: readonly AnswerPart[] }) {
  return parts.map((part) => {
    if (part.kind === "text") return part.text;
    if (!part.to.startsWith("/")) {
      return (
        <ExternalLink key={part.to} href={part.to}>
          {part.text}
        </ExternalLink>
      );
    }
    // An operator may have written an address that the portal does not have.
    if (!pathNameOf(part.to.replace(/[?#].*/, ""))) return part.text;
    return (
      <Link key={part.to} to={part.to}>
        {part.text}
      </Link>
    );
  });
}
