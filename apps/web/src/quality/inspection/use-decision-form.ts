import { isZero } from '@gemba/contract/kit/fixed-point';
import { broken } from '@gemba/contract/kit/rules';
import { decisionRules } from '@gemba/contract/quality/inspection/decide-inspection-rules';
import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ruleErrors, useSayViolation } from '../../inventory/index.ts';
import { useForm } from '../../kit/form/use-form.ts';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { bodyOf, emptyDecision, type Typed, waitingAt } from './typed.ts';
import { DECISION_FORM } from './use-decide-inspection.ts';

/** The form of a decision. It shows the rules by which the server refuses. */
export const useDecisionForm = (posting: Pick<Posting, 'refused' | 'forgive'>, inspection: Inspection) => {
  const t = useTranslations('quality');
  const say = useSayViolation();
  const empty = useMemo(() => emptyDecision(inspection), [inspection]);
  const { irNumber, part: partNumber, trackableLevel } = inspection;
  return useForm<Typed>({
    name: DECISION_FORM,
    empty,
    posting,
    fieldOf: ({ field }) => field || undefined,
    errorsOf: (typed) => {
      const facts = {
        irNumber,
        returnTo: inspection,
        part: { partNumber, trackableLevel },
        waitingAt: (location: string) => waitingAt(inspection, location),
      };
      const lacksReason = !isZero(typed.reject) && typed.reason === '';
      const message = say(broken('FIELD_REQUIRED', 'reject.reason', { msg: t('reason') }));
      return ruleErrors(decisionRules(bodyOf(typed), facts), {
        say,
        own: lacksReason ? [['reject.reason', { message, late: true }]] : [],
        fieldOf: ({ field }) => field,
      });
    },
  });
};

export type DecisionForm = ReturnType<typeof useDecisionForm>;
