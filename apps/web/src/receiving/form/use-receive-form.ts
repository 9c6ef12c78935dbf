import { type Violation } from '@gemba/contract/kit/rules';
import { useTranslations } from 'use-intl';
import { useSayViolation } from '../../inventory/index.ts';
import { type Form, useForm } from '../../kit/form/use-form.ts';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { errorsOf } from './errors.ts';
import { fieldOfRefusal, isOver } from './field-of-refusal.ts';
import type { ReceiveLine } from './receive-line.ts';
import { NOTHING_TYPED, type Typed } from './typed.ts';

export const RECEIVE_FORM = 'receive';

type Receiving = {
  lines: readonly ReceiveLine[];
  /** The rules of the call, over the request that the entered values make. */
  rulesOf: (typed: Typed) => readonly Violation[];
  posting: Pick<Posting, 'refused' | 'forgive'>;
};

/** The entered values of all lines, and their errors at their fields. */
export const useReceiveForm = ({ lines, rulesOf, posting }: Receiving): Form<Typed> => {
  const t = useTranslations('receiving');
  const figures = useFigures();
  const sayViolation = useSayViolation();
  const say = (violation: Violation): string => {
    const { code, facts, field } = violation;
    if (isOver(code)) return sayViolation({ ...violation, code: 'INVALID_NEW_QTY_REC' });
    if (field === 'header.freightCost') return t('amountRule');
    if (code !== 'FIELD_REQUIRED') return sayViolation(violation);
    return sayViolation({
      ...violation,
      facts: { msg: t(`field.${facts['msg'] === 'lotNumber' ? 'lotNumber' : 'qualified'}`) },
    });
  };
  return useForm<Typed>({
    name: RECEIVE_FORM,
    empty: NOTHING_TYPED,
    posting,
    errorsOf: (typed) =>
      errorsOf(rulesOf(typed), lines, typed, {
        say,
        notPlaced: (rest) => t('notPlaced', { rest: figures.quantity(rest) }),
        placedTooMuch: (more) => t('placedTooMuch', { more: figures.quantity(more) }),
      }),
    fieldOf: (refused, typed) => fieldOfRefusal(refused, lines, typed),
  });
};
