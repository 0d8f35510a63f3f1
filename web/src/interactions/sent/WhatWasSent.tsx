import { showsStatus } from "@portal/model/requests/request-words.ts";
import { useTexts } from "../../core/language/i18n.tsx";
import { usePortal } from "../../core/portal.tsx";
import { Avatar } from "../../ui/layout/Avatar.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { Details } from "../details/Details.tsx";
import type { Request, RequestReceipt } from "../interactions.ts";
import { StatusBadge } from "../StatusBadge.tsx";
import { useRequestName } from "../useRequestName.ts";
import styles from "./Sent.module.css";

/** The request by person, and its parts. */
export function WhatWasSent({ request }: { request: RequestReceipt }) {
  const name = useRequestName()(request);
  const parts = request.children.length > 0 ? request.children : [request];
  return (
    <Card role="region" aria-label={name} className={styles.what}>
      {parts.map((part, place) => (
        <section key={part.id} className={styles.part}>
          <Head request={part} name={name} isFirst={place === 0} />
          <Details request={part} />
        </section>
      ))}
    </Card>
  );
}

interface HeadProps {
  request: Request;
  name: string;
  isFirst: boolean;
}

function Head({ request, name, isFirst }: HeadProps) {
  const t = useTexts("interactions");
  const { insureds } = usePortal();
  const { concernedInsured } = request;
  const person = insureds.find(
    ({ insuredNumber }) => insuredNumber === concernedInsured?.insuredNumber,
  );
  return (
    <div className={styles.who}>
      {person && <Avatar person={person} />}
      <div>
        {isFirst && <h2>{name}</h2>}
        <p>{concernedInsured?.fullname ?? t("household")}</p>
      </div>
      {showsStatus(request.type) && <StatusBadge request={request} />}
    </div>
  );
}
