import { type Severity, severityLooks } from "@portal/model/invoices/severity.ts";
import BellRing from "lucide-react/icons/bell-ring";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { Badge } from "../../ui/feedback/Badge.tsx";

const icons = { bell: BellRing, alert: TriangleAlert };

/** The severity of an unpaid invoice by word, colour and icon: the same on every screen, document and message. */
export function SeverityBadge({ severity, children }: { severity: Severity; children: ReactNode }) {
  const { tone, isSolid, icon } = severityLooks[severity];
  const Icon = icon && icons[icon];
  return (
    <Badge tone={isSolid ? "solid" : tone}>
      {Icon && <Icon size={14} aria-hidden="true" />}
      {children}
    </Badge>
  );
}
