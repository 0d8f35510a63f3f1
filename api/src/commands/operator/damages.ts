import { todayInZurich } from "@portal/model/calendar/dates.ts";
import { HIGHEST_DAMAGE } from "@portal/model/inbox/damage-decision.ts";
import { formatChf } from "@portal/model/money.ts";
import { settleDamage, SettlementProblem } from "../../damage/settle-damage.ts";
import {
  always,
  amountIn,
  audit,
  type Command,
  type CommandArguments,
  type OperatorContext,
  optionalText,
  wrong,
} from "./command.ts";
import { openRequest } from "./open-request.ts";

export const damageCommands: Record<string, Command> = {
  "damages settle": {
    atDesk: "desk settle",
    usage: "ID --amount FRANCS [--module CODE]",
    about:
      "closes a declared damage: --amount is the damage as it is recognised; what the contract pays of it goes to the account for reimbursements, with a letter. A damage that is not paid is refused: requests refuse",
    texts: ["amount", "module"],
    confirms: always,
    run: settle,
  },
};

async function settle(operator: OperatorContext, given: CommandArguments): Promise<string[]> {
  const recognised = amountIn(given, HIGHEST_DAMAGE);
  const request = await openRequest(operator, given);
  const { id, accountId } = request;
  if (request.type !== "DAMAGE" || accountId === null)
    throw wrong(`the request ${id} is no damage`);
  const work = { ...operator, today: todayInZurich(operator.now) };
  const named = optionalText(given, "module");
  const decision = { recognised, module: named, actor: "operator" } as const;
  const { amount, module, paysOn } = await settleDamage(
    work,
    { ...request, accountId },
    decision,
  ).catch(throwForOperator);
  await audit(operator, "damages settle", `${id} ${formatChf(amount)}`, accountId);
  return [
    `Settled: ${id}, ${formatChf(amount)} by ${module}${paysOn ? `, paid on ${paysOn}` : ""}`,
  ];
}

function throwForOperator(problem: unknown): never {
  throw problem instanceof SettlementProblem ? wrong(problem.message) : problem;
}
