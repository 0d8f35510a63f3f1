import type { ReactNode } from "react";
import { Link } from "../../core/routing/router.tsx";
import { ExternalLink } from "../../ui/layout/ExternalLink.tsx";

interface CardLinkProps {
  to: string;
  className?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

/** A page of the portal opens in this tab, any other in a new one. */
export function CardLink({ to, ...rest }: CardLinkProps) {
  return to.startsWith("/") ? <Link to={to} {...rest} /> : <ExternalLink href={to} {...rest} />;
}
