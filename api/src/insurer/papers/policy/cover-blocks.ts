import type { PremiumPart } from "@portal/model/contract.ts";
import { formatDate } from "@portal/model/calendar/dates.ts";
import { formatAmount, formatChf } from "@portal/model/money.ts";
import { type Block, type Fact, facts, heading, table } from "../../pdf/paper.ts";
import type { PolicyBasic, PolicyProperty, PolicySupplementary } from "./policy-content.ts";
import type { PolicyTexts } from "./policy-texts/shape.ts";

/** Basic insurance: its terms, and the parts of the premium. */
export function basicBlocks(contract: PolicyBasic, t: PolicyTexts): Block[] {
  const { clauses, reductionPrimes, grossPremium, monthlyAmount } = contract;
  const nameOf = ({ type }: PremiumPart) => t.part[type] ?? t.part["other"] ?? type;
  return [
    heading(t.basic),
    facts([t.cover, contract.product.value], ...termsOf(contract, t)),
    table({
      label: t.basic,
      columns: [
        { title: t.amounts, width: 3 },
        { title: t.perMonth, align: "end" },
      ],
      rows: [
        [t.gross, formatAmount(grossPremium)],
        ...[...clauses, ...reductionPrimes].map((part) => [
          nameOf(part),
          formatAmount(part.amount),
        ]),
      ],
      total: [t.total, formatAmount(monthlyAmount)],
    }),
  ];
}

function termsOf(contract: PolicyBasic, t: PolicyTexts): Fact[] {
  const { deductible, primaryCareDoctor, telemedecin } = contract;
  const doctor: Fact[] = primaryCareDoctor
    ? [
        [
          t.doctor,
          `${primaryCareDoctor.nomPrenom}, ${primaryCareDoctor.npa} ${primaryCareDoctor.localite}`,
        ],
      ]
    : [];
  const partner: Fact[] = telemedecin
    ? [[t.telemedicine, `${telemedecin.name}, ${telemedecin.phone}`]]
    : [];
  return [
    [t.term.insurer, contract.healthInsurer.value],
    [t.term.model, t.model[contract.model]],
    ...doctor,
    ...partner,
    [t.term.deductible, deductible > 0 ? formatChf(deductible) : t.none],
    [t.term.risk, t.risk[contract.risk]],
    [t.term.since, formatDate(contract.startingDate)],
    [t.term.billing, t.periodicity[contract.periodicite]],
  ];
}

export function supplementaryBlocks(
  contracts: readonly PolicySupplementary[],
  monthlyAmount: number,
  t: PolicyTexts,
): Block[] {
  if (contracts.length === 0) return [];
  return [
    heading(t.supplementary),
    table({
      label: t.supplementary,
      columns: [
        { title: t.cover, width: 3 },
        { title: t.term.since, width: 1.2 },
        { title: t.term.deductible, align: "end" },
        { title: t.perMonth, align: "end" },
      ],
      rows: contracts.map(({ product, level, startingDate, deductible, monthlyAmount: amount }) => [
        level ? `${product.value}, ${level}` : product.value,
        formatDate(startingDate),
        deductible ? formatAmount(deductible) : t.none,
        formatAmount(amount),
      ]),
      total: [t.total, "", "", formatAmount(monthlyAmount)],
    }),
  ];
}

/** Property: address, insured people, and the cover of each module. */
export function propertyBlocks(contract: PolicyProperty, t: PolicyTexts): Block[] {
  const { product, noContract, residence, startDate, endDate, federalStamp } = contract;
  const modules = [...contract.baseModules.modules, ...contract.complementaryModules.modules];
  return [
    heading(product.value),
    facts(
      [t.contract, noContract],
      [t.term.residence, `${residence.street}, ${residence.town}`],
      [t.term.period, `${formatDate(startDate)} – ${formatDate(endDate)}`],
      [t.term.circle, t.circle[contract.insuredCircle]],
      [t.term.billing, t.periodicity[contract.periodicity]],
    ),
    table({
      label: product.value,
      columns: [
        { title: t.cover, width: 2.4 },
        { title: t.modules.insuredAmount, width: 1.2, align: "end" },
        { title: t.modules.deductible, align: "end" },
        { title: t.modules.premium, width: 1.1, align: "end" },
      ],
      rows: [
        ...modules.map(({ code, level, insuredAmount, deductible, premiumAmount }) => [
          [t.module[code] ?? code, level].filter(Boolean).join(", "),
          formatAmount(insuredAmount),
          deductible > 0 ? formatAmount(deductible) : t.none,
          formatAmount(premiumAmount),
        ]),
        [t.term.stamp, "", "", formatAmount(federalStamp)],
      ],
      total: [t.yearlyTotal, "", "", formatAmount(contract.totalPremiumAmount)],
    }),
  ];
}
