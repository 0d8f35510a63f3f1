// Generated from the documents of the portal by `npm run codegen`.
import { type TypedDocument, unbuiltDocument } from "../typed-document.ts";
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  | T
  | { [P in keyof T]?: P extends " $fragmentName" | "__typename" ? T[P] : never };
export type EasyFaqQueryVariables = Exact<{ [key: string]: never }>;

export type EasyFaqQuery = {
  readonly faq: ReadonlyArray<{
    readonly questions: ReadonlyArray<{ readonly id: string; readonly easyAnswer: string | null }>;
  }>;
};

export type FaqQueryVariables = Exact<{ [key: string]: never }>;

export type FaqQuery = {
  readonly faq: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
    readonly questions: ReadonlyArray<{
      readonly id: string;
      readonly slug: string;
      readonly question: string;
      readonly answer: string;
      readonly keywords: string;
      readonly addresses: ReadonlyArray<{ readonly language: string; readonly slug: string }>;
    }>;
  }>;
};

export type FeatureFlagsQueryVariables = Exact<{
  platform: string;
}>;

export type FeatureFlagsQuery = {
  readonly featureFlags: ReadonlyArray<{ readonly id: string; readonly value: boolean }>;
};

export type SurveyInterceptsQueryVariables = Exact<{
  surveyNames: ReadonlyArray<string> | string;
}>;

export type SurveyInterceptsQuery = {
  readonly surveyIntercepts: ReadonlyArray<{
    readonly interceptId: string;
    readonly surveyName: string;
    readonly properties: ReadonlyArray<{ readonly key: string; readonly value: string }>;
  }>;
};

export type ValidateEmailQueryVariables = Exact<{
  email: string;
}>;

export type ValidateEmailQuery = { readonly validateEmail: { readonly valid: boolean } };

export type ValidateIbanQueryVariables = Exact<{
  iban: string;
}>;

export type ValidateIbanQuery = { readonly validateIban: { readonly valid: boolean } };

export type ValidatePhoneQueryVariables = Exact<{
  phone: string;
}>;

export type ValidatePhoneQuery = {
  readonly validatePhone: { readonly valid: boolean; readonly type: string | null };
};

export function publicGraphql(
  source: "\n  query EasyFaq {\n    faq {\n      questions {\n        id\n        easyAnswer\n      }\n    }\n  }\n",
): TypedDocument<"public", EasyFaqQuery, EasyFaqQueryVariables>;
export function publicGraphql(
  source: "\n  query Faq {\n    faq {\n      id\n      title\n      questions {\n        id\n        slug\n        question\n        answer\n        keywords\n        addresses {\n          language\n          slug\n        }\n      }\n    }\n  }\n",
): TypedDocument<"public", FaqQuery, FaqQueryVariables>;
export function publicGraphql(
  source: "\n  query FeatureFlags($platform: String!) {\n    featureFlags(platform: $platform) {\n      id\n      value\n    }\n  }\n",
): TypedDocument<"public", FeatureFlagsQuery, FeatureFlagsQueryVariables>;
export function publicGraphql(
  source: "\n  query SurveyIntercepts($surveyNames: [String!]!) {\n    surveyIntercepts(surveyNames: $surveyNames) {\n      interceptId\n      surveyName\n      properties {\n        key\n        value\n      }\n    }\n  }\n",
): TypedDocument<"public", SurveyInterceptsQuery, SurveyInterceptsQueryVariables>;
export function publicGraphql(
  source: "\n  query ValidateEmail($email: String!) {\n    validateEmail(email: $email) {\n      valid\n    }\n  }\n",
): TypedDocument<"public", ValidateEmailQuery, ValidateEmailQueryVariables>;
export function publicGraphql(
  source: "\n  query ValidateIban($iban: String!) {\n    validateIban(iban: $iban) {\n      valid\n    }\n  }\n",
): TypedDocument<"public", ValidateIbanQuery, ValidateIbanQueryVariables>;
export function publicGraphql(
  source: "\n  query ValidatePhone($phone: String!) {\n    validatePhone(phone: $phone) {\n      valid\n      type\n    }\n  }\n",
): TypedDocument<"public", ValidatePhoneQuery, ValidatePhoneQueryVariables>;
export function publicGraphql(source: string): TypedDocument<"public", unknown, unknown>;
export function publicGraphql(source: string) {
  return unbuiltDocument(source);
}
