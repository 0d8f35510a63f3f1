import { ApprovalAsked, type RoleChange } from "@portal/model/desk/approvals.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../core/language/i18n.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { ask, DeskProblem } from "../http/desk-api.ts";
import { staffList } from "./staff.ts";

/** Asks for a role to be given or taken, and shows the list as it is afterwards. */
export function useAskRole(onDone: () => void) {
  const t = useTexts("desk_supervise");
  const cache = useQueryClient();
  const explain = useRefusal();
  return useMutation({
    mutationFn: (body: RoleChange) => ask("/staff/roles", ApprovalAsked, { method: "POST", body }),
    onSuccess() {
      toast(t("staff.asked"));
      onDone();
    },
    onError(problem) {
      toast(explain(problem), "problem");
      if (problem instanceof DeskProblem && problem.status === 409) onDone();
    },
    onSettled() {
      void cache.invalidateQueries({ queryKey: staffList.queryKey });
      void cache.invalidateQueries({ queryKey: ["approvals"] });
    },
  });
}

/** A refusal in words. The later one of two is told the name of the colleague who was faster. */
function useRefusal(): (error: Error) => string {
  const t = useTexts("desk_supervise");
  return (error) => {
    if (!(error instanceof DeskProblem)) return t("staff.notAsked");
    const { askedBy } = error.details;
    switch (error.errorCode ?? "") {
      case "asked":
        return t("staff.already", { name: typeof askedBy === "string" ? askedBy : "" });
      case "rolesElsewhere":
        return t("staff.keptElsewhere");
      case "lastSupervisor":
        return t("staff.lastSupervisor");
      case "hasRole":
      case "hasNoRole":
      case "inactive":
        return t("staff.changed");
      default:
        return t("staff.notAsked");
    }
  };
}
