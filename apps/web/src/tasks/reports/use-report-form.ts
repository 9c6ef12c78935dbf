import type { Violation } from '@gemba/contract/kit/rules';
import { chosenRules, createTimeReportRules } from '@gemba/contract/tasks/reports/create-time-report-rules';
import { piecesRules } from '@gemba/contract/tasks/reports/pieces-rules';
import type { ReportableOperation } from '@gemba/contract/tasks/reports/reportable-work-order';
import { useTranslations } from 'use-intl';
import { companySetting } from '../../auth/index.ts';
import { ruleErrors, useSayViolation } from '../../inventory/index.ts';
import type { FieldPath, FormError } from '../../kit/form/use-form.ts';
import { useForm } from '../../kit/form/use-form.ts';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useStore } from '../../kit/store/store.ts';
import { MAXIMUM_WARNING } from '../maximum.ts';
import { bodyOfPieces, fieldOfPieces, wageTyped } from '../pieces.ts';
import { bodyOf, momentsOf, type Offered, REPORT_FORM, shownTimes, type TypedReport } from './typed.ts';

/** The question about the maximum is asked by its own two buttons. */
const agreed = <Body extends object>(body: Body) => ({
  ...body,
  confirm: [MAXIMUM_WARNING] as [typeof MAXIMUM_WARNING],
});

type Reported = {
  woNumber: string;
  operation: ReportableOperation | undefined;
  offered: Offered;
  /** By the server's clock. */
  now: Date;
  days: number;
  posting: Posting;
};

/** The entered values of a report, and every rule at its field. */
export const useReportForm = ({ woNumber, operation, offered, now, days, posting }: Reported) => {
  const t = useTranslations('tasks');
  const say = useSayViolation();
  const sayRefusal = useRefusal();
  const { timeZone } = useStore(companySetting);
  const chosen = { woNumber, sequence: operation?.sequence };
  const requestOf = (typed: TypedReport) => bodyOf(typed, chosen, momentsOf(typed, offered, timeZone));
  const missingTimes = (typed: TypedReport): [FieldPath, FormError][] => {
    const moments = momentsOf(typed, offered, timeZone);
    return (['start', 'end'] as const)
      .filter((name) => moments[name] === undefined)
      .map((name) => [name, { message: sayRefusal('FIELD_REQUIRED', { msg: t(`times.${name}`) }), late: true }]);
  };
  const violationsOf = (typed: TypedReport): Violation[] => {
    const body = requestOf(typed);
    const pieces = bodyOfPieces(typed);
    if (!body) return [...chosenRules(chosen), ...(operation ? piecesRules(agreed(pieces), operation) : [])];
    return createTimeReportRules({ body: agreed(body) }, { operation, now, days });
  };
  const form = useForm<TypedReport>({
    name: REPORT_FORM,
    empty: {
      qualifiedQty: '',
      defects: {},
      wageType: operation ? wageTyped(operation.wageType) : '2',
      start: '',
      end: '',
    },
    posting,
    errorsOf: (typed) =>
      ruleErrors(violationsOf(typed), {
        own: operation ? missingTimes(typed) : [],
        fieldOf: ({ field }) => fieldOfPieces(field, typed),
        say,
      }),
    fieldOf: ({ field }, typed) => fieldOfPieces(field, typed),
  });
  return { form, requestOf, times: shownTimes(form.typed, offered, timeZone), timeZone };
};
