import type { SearchParameter } from "../../core/routing/search.ts";

/** The invoice whose sheet is open, such as `?pay=42187302610`; Back closes it. */
export const paySheet: SearchParameter<string> = textParameter("pay", /^\d{1,30}$/);
/** Whether the sheet opens at the ways to pay later. */
export const moreTime: SearchParameter<string> = textParameter("time", /^1$/);

function textParameter(name: string, form: RegExp): SearchParameter<string> {
  return {
    name,
    read: (search) => {
      const text = new URLSearchParams(search).get(name) ?? "";
      return form.test(text) ? text : "";
    },
    to: (value) => ({ name, texts: value === "" ? [] : [value] }),
  };
}
