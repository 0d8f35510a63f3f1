import {
  CertificateForm,
  MOST_CERTIFICATES_A_DAY,
} from "@portal/model/certificates/certificates.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { report } from "../core/errors/errors.ts";
import { useRuleForm } from "../core/forms/form.ts";
import { ApiProblem, query } from "../core/http/api.ts";
import { useLanguage, useTexts } from "../core/language/i18n.tsx";
import { useToday } from "../core/today.ts";
import { certificates, fullName, IssueCertificateAct, type Offer } from "./certificates.ts";

/** The form of a new certificate, with the result of the last one. */
export function useIssue(offers: readonly Offer[]) {
  const t = useTexts("certificates");
  const cache = useQueryClient();
  const { language } = useLanguage();
  const today = useToday();
  const [ready, setReady] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const people = [...new Map(offers.map((one) => [one.insuredNumber, one])).values()].map(
    (one) => ({ insuredNumber: one.insuredNumber, fullname: fullName(one) }),
  );
  const [only, ...others] = people;
  const taxYear = offers.find(({ kind }) => kind === "TAX")?.years[0];
  const form = useRuleForm(CertificateForm, {
    start: {
      language,
      from: `${today.slice(0, 4)}-01-01`,
      to: today,
      ...(taxYear !== undefined && { year: taxYear }),
      ...(only && others.length === 0 && { insuredNumber: only.insuredNumber }),
    },
    send: async (input, act) => {
      setReady(undefined);
      setFailure(undefined);
      try {
        const { issueCertificate } = await query(
          IssueCertificateAct,
          { input },
          { ...act, silent: true },
        );
        setReady(issueCertificate.iddms);
        void cache.invalidateQueries(certificates);
        void cache.invalidateQueries({ queryKey: ["documents"] });
        return true;
      } catch (error) {
        if (!(error instanceof ApiProblem)) report(error);
        else if (error.code === "UNAUTHENTICATED" || error.code === "INVALID") throw error;
        setFailure(wordsOf(error));
        return false;
      }
    },
  });
  const wordsOf = (error: unknown): string => {
    if (!(error instanceof ApiProblem)) return t("notIssued");
    if (error.code === "TOO_MANY_REQUESTS") return t("tooMany", { count: MOST_CERTIFICATES_A_DAY });
    return error.details["reason"] === "NOTHING_PAID" ? t("nothingPaid") : t("notIssued");
  };
  return { form, people, today, ready, failure };
}
