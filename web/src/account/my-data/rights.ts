import { queryOptions } from "@tanstack/react-query";
import { graphql, query } from "../../core/http/api.ts";
import type { HeldDataQuery, PrivacyRequestsQuery } from "../../core/http/gql/private.ts";

const HeldData = graphql(`
  query HeldData {
    heldData {
      category
      count
      oldest
      newest
      keeping
      months
      days
      goesFrom
    }
  }
`);
export type Held = HeldDataQuery["heldData"][number];

export const heldData = queryOptions({ queryKey: ["held-data"], queryFn: () => query(HeldData) });

const PrivacyRequests = graphql(`
  query PrivacyRequests {
    privacyRequests {
      id
      datum
      insuredNumber
      status
      requestedOn
      answerBy
      decidedOn
      isWithdrawn
      reason
      disputedOn
    }
  }
`);
export type PrivacyRequest = PrivacyRequestsQuery["privacyRequests"][number];

export const privacyRequests = queryOptions({
  queryKey: ["privacy-requests"],
  queryFn: () => query(PrivacyRequests),
});

export const RequestCorrection = graphql(`
  mutation RequestCorrection($input: CorrectionInput!) {
    requestCorrection(input: $input)
  }
`);

export const DisputeCorrection = graphql(`
  mutation DisputeCorrection($id: ID!) {
    disputeCorrection(id: $id)
  }
`);

const Objections = graphql(`
  query Objections {
    objections {
      purpose
      since
    }
  }
`);

export const objections = queryOptions({
  queryKey: ["objections"],
  queryFn: () => query(Objections),
});

export const SetObjection = graphql(`
  mutation SetObjection($purpose: ObjectionPurpose!, $objects: Boolean!) {
    setObjection(purpose: $purpose, objects: $objects) {
      purpose
      since
    }
  }
`);
