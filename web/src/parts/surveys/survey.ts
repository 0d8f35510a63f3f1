import type { SurveyName } from "@portal/model/surveys.ts";
import { queryOptions } from "@tanstack/react-query";
import { graphql, publicGraphql, query, queryPublic } from "../../core/http/api.ts";

const SurveyConfiguration = graphql(`
  query SurveyConfiguration {
    surveyConfiguration {
      organizationId
      source
      surveyNames
    }
  }
`);

const AddSurveyPrompt = graphql(`
  mutation AddSurveyPrompt($surveyName: String!) {
    addSurveyPrompt(surveyName: $surveyName)
  }
`);

const SurveyIntercepts = publicGraphql(`
  query SurveyIntercepts($surveyNames: [String!]!) {
    surveyIntercepts(surveyNames: $surveyNames) {
      interceptId
      surveyName
      properties {
        key
        value
      }
    }
  }
`);

export interface Invitation {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly url: string;
}

// The customer did not start this request: it does not extend the session, and a failure opens no dialog.
const unasked = { silent: true, background: true };

/** The invitation, unless the account was invited before; the server records it as invited. */
export function surveyInvitation(name: SurveyName, language: string) {
  return queryOptions({
    queryKey: ["survey", name, language],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<Invitation | null> => {
      const [{ surveyConfiguration }, { surveyIntercepts }] = await Promise.all([
        query(SurveyConfiguration, {}, unasked),
        queryPublic(SurveyIntercepts, { surveyNames: [name] }, unasked),
      ]);
      const [intercept] = surveyIntercepts;
      if (!intercept || !surveyConfiguration.surveyNames.includes(name)) return null;
      const { addSurveyPrompt: isFirst } = await query(
        AddSurveyPrompt,
        { surveyName: name },
        unasked,
      );
      if (!isFirst) return null;
      const told = new Map(intercept.properties.map(({ key, value }) => [key, value]));
      const { organizationId, source } = surveyConfiguration;
      return {
        title: told.get("title") ?? "",
        text: told.get("text") ?? "",
        button: told.get("button") ?? "",
        url: surveyUrl(told.get("url") ?? "", {
          organizationId,
          source,
          id: intercept.interceptId,
        }),
      };
    },
  });
}

/** The address of the survey; it contains the name of the survey, never the customer. */
function surveyUrl(url: string, about: Readonly<Record<string, string | null>>): string {
  const address = new URL(url, location.origin);
  for (const [name, value] of Object.entries(about))
    if (value) address.searchParams.set(name, value);
  return address.href;
}
