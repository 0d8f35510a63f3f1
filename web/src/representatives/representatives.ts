import { graphql, query } from "../core/http/api.ts";
import type { RepresentationsQuery } from "../core/http/gql/private.ts";

const Representations = graphql(`
  query Representations {
    representations {
      id
      side
      state
      name
      email
      relation
      scope
      askedScope
      people
      until
      createdOn
      answerBy
      acceptedOn
      endedOn
      endedBy
    }
  }
`);

export type Representation = RepresentationsQuery["representations"][number];

export const representations = {
  queryKey: ["representations"],
  queryFn: () => query(Representations, {}, { silent: true }),
};

export const InviteRepresentativeAct = graphql(`
  mutation InviteRepresentative($input: InviteRepresentativeInput!) {
    inviteRepresentative(input: $input) {
      id
    }
  }
`);

export const AcceptRepresentation = graphql(`
  mutation AcceptRepresentation($id: ID!) {
    acceptRepresentation(id: $id) {
      id
    }
  }
`);

export const LowerRepresentation = graphql(`
  mutation LowerRepresentation($id: ID!, $scope: RepresentationScope!) {
    lowerRepresentation(id: $id, scope: $scope) {
      id
    }
  }
`);

export const AskWiderScope = graphql(`
  mutation AskWiderScope($id: ID!, $scope: RepresentationScope!) {
    askWiderScope(id: $id, scope: $scope) {
      id
    }
  }
`);

export const AcceptWiderScope = graphql(`
  mutation AcceptWiderScope($id: ID!, $scope: RepresentationScope!) {
    acceptWiderScope(id: $id, scope: $scope) {
      id
    }
  }
`);

export const DeclineWiderScope = graphql(`
  mutation DeclineWiderScope($id: ID!, $scope: RepresentationScope!) {
    declineWiderScope(id: $id, scope: $scope) {
      id
    }
  }
`);

export const EndRepresentation = graphql(`
  mutation EndRepresentation($id: ID!) {
    endRepresentation(id: $id)
  }
`);

const RepresentationActs = graphql(`
  query RepresentationActs($id: ID!) {
    representationActs(id: $id) {
      day
      areas {
        area
        isChange
        count
      }
    }
  }
`);

export const actsOf = (id: string) => ({
  queryKey: ["representations", id, "acts"],
  queryFn: async () =>
    (await query(RepresentationActs, { id }, { silent: true })).representationActs,
});
