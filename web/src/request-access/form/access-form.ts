import type {
  RequestAccess,
  requestAccessRule,
} from "@portal/model/request-access/request-access.ts";
import type * as z from "zod/mini";
import type { RuleForm } from "../../core/forms/form.ts";

export type TypedRequest = z.input<ReturnType<typeof requestAccessRule>>;
export type AccessForm = RuleForm<TypedRequest, RequestAccess>;
