import type {
  RequestAccess,
  requestAccessRule,
} from "@portal/model/request-access/request-access.ts";
import type * as z from "zod/mini";
import type { RuleForm } from "../../core/forms/form.ts";

/** The fields as they are typed. */
export type TypedRequest = z.input<ReturnType<typeof requestAccessRule>>;
export type AccessForm = RuleForm<TypedRequest, RequestAccess>;
