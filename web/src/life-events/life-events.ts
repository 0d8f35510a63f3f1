import { LifeEvent, type LifeStep, stepsOf } from "@portal/model/life-events/events.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../core/http/api.ts";
import type { LifeListsQuery } from "../core/http/gql/private.ts";
import { isWayOffered, type PathName, paths, type Visitor } from "../core/routing/paths.ts";
import type { SearchParameter } from "../core/routing/search.ts";

const LifeLists = graphql(`
  query LifeLists {
    lifeLists {
      event
      happensOn
      startedOn
      done {
        step
        byRequest
      }
    }
  }
`);

export const StartLifeList = graphql(`
  mutation StartLifeList($event: LifeEvent!, $happensOn: Date) {
    startLifeList(event: $event, happensOn: $happensOn)
  }
`);

export const SetLifeStep = graphql(`
  mutation SetLifeStep($event: LifeEvent!, $step: LifeStep!, $isDone: Boolean!) {
    setLifeStep(event: $event, step: $step, isDone: $isDone)
  }
`);

export const EndLifeList = graphql(`
  mutation EndLifeList($event: LifeEvent!) {
    endLifeList(event: $event)
  }
`);

const MovePremiums = graphql(`
  query MovePremiums($locality: ID!) {
    movePremiums(locality: $locality) {
      insuredNumber
      before
      after
      isOffered
      isSameCanton
    }
  }
`);

const NewbornPremium = graphql(`
  query NewbornPremium($parent: Int!, $birthdate: Date!) {
    newbornPremium(parent: $parent, birthdate: $birthdate) {
      insurer
      product
      premium
      insureBy
    }
  }
`);

const AccidentPremiums = graphql(`
  query AccidentPremiums {
    accidentPremiums {
      insuredNumber
      isCovered
      covered
      excluded
    }
  }
`);

export type LifeList = LifeListsQuery["lifeLists"][number];

export const lifeListsQuery = queryOptions({
  queryKey: ["life lists"],
  queryFn: async () => (await query(LifeLists)).lifeLists,
});

export function movePremiumsQuery(locality: string) {
  return queryOptions({
    queryKey: ["move premiums", locality],
    queryFn: async () => (await query(MovePremiums, { locality }, { silent: true })).movePremiums,
  });
}

export function newbornPremiumQuery(parent: number, birthdate: string) {
  return queryOptions({
    queryKey: ["newborn premium", parent, birthdate],
    queryFn: async () =>
      (await query(NewbornPremium, { parent, birthdate }, { silent: true })).newbornPremium,
  });
}

export const accidentPremiumsQuery = queryOptions({
  queryKey: ["accident premiums"],
  queryFn: async () => (await query(AccidentPremiums, {}, { silent: true })).accidentPremiums,
});

/** The opened list; without one the page lists them all. */
export const openedEvent: SearchParameter<LifeEvent | undefined> = {
  name: "event",
  read: (search) => LifeEvent.safeParse(new URLSearchParams(search).get("event")).data,
  to: (event) => ({ name: "event", texts: event === undefined ? [] : [event] }),
};

interface Way {
  readonly path: PathName;
  readonly query?: `?${string}`;
  /** Only the address owner of the household has this form. */
  readonly forOwner?: true;
}

const postals: Way = { path: "profile", query: "?activeTab=postals", forOwner: true };
const write: Way = { path: "helpContactWrite" };
const contract: Way = { path: "contractMutation" };

/** The form of each step. */
const ways: Readonly<Record<LifeStep, Way>> = {
  address: postals,
  addressAbroad: postals,
  addressHousehold: postals,
  agency: { path: "helpFindAgency" },
  bank: { path: "profile", query: "?activeTab=financials", forOwner: true },
  birth: { path: "maternity" },
  insureChild: write,
  familyDoctor: contract,
  accidentOut: contract,
  accidentIn: contract,
  occupation: { path: "professional" },
  phone: { path: "profile", query: "?activeTab=phonesEmails" },
  civilStatus: { path: "documentsSend" },
  household: write,
  invoicesWhom: write,
  reducedPremiums: { path: "premiumReductions" },
  endOfInsurance: write,
  death: { path: "helpContactPhone" },
  estate: write,
};

/** The address of a step's form, or of our contact page where the account may not open it. */
export function wayTo(step: LifeStep, visitor: Visitor): string {
  const { path, query: search = "", forOwner } = ways[step];
  const isOpen = isWayOffered(path, visitor) && (!forOwner || visitor.profile.isAddressOwner);
  return isOpen ? paths[path].path + search : paths.helpContactWrite.path;
}

/** How many steps of a list are done. */
export function progressOf(event: LifeEvent, list: LifeList | undefined) {
  return { done: list?.done.length ?? 0, all: stepsOf[event].length };
}

/** Lists whose deadlines follow from a day. */
export const eventsWithDay: readonly LifeEvent[] = [
  "BIRTH",
  "JOB_CHANGE",
  "UNEMPLOYMENT",
  "RETIREMENT",
];
