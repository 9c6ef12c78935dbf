import { broken } from '@gemba/contract/kit/rules';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { putAsideRules } from '@gemba/contract/quality/put-aside/put-aside-rules';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ruleErrors, useKnownParts, useSayViolation, useShelves } from '../../inventory/index.ts';
import { useForm } from '../../kit/form/use-form.ts';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { bodyOf, type Typed } from './typed.ts';
import { PUT_ASIDE_FORM } from './use-put-aside.ts';

/** The pause after typing before a part number is looked up. */
const SETTLED_MS = 300;

const NAMES: Record<string, string> = { partNumber: 'part', location: 'from' };

type Beginning = { empty: Typed; ncrNumber: string };

/** The form, with the places where the part lies. It shows the rules by which the server refuses. */
export const usePutAsideForm = (posting: Pick<Posting, 'refused' | 'forgive'>, { empty, ncrNumber }: Beginning) => {
  const t = useTranslations('quality');
  const say = useSayViolation();
  const [settled, setSettled] = useState(empty.part);
  const shelvesOf = useShelves([settled]);
  const partNamed = useKnownParts(isPartNumber(asPartNumber(settled)) ? [asPartNumber(settled)] : []);
  const form = useForm<Typed>({
    name: PUT_ASIDE_FORM,
    empty,
    posting,
    fieldOf: ({ field }) => NAMES[field] ?? (field || undefined),
    errorsOf: (typed) => {
      const part = partNamed(asPartNumber(typed.part));
      const lacks = (field: string, msg: string) =>
        [field, { message: say(broken('FIELD_REQUIRED', field, { msg })), late: true }] as const;
      const partNumber = asPartNumber(typed.part);
      const badPart = { message: say(broken('INVALID_PART_NUMBER', 'part')), late: true };
      return ruleErrors(putAsideRules(bodyOf(typed, ncrNumber), { part, shelves: shelvesOf(typed.part) }), {
        say,
        own: [
          ...(partNumber === '' ? [lacks('part', t('part'))] : []),
          ...(partNumber !== '' && !isPartNumber(partNumber) ? [['part', badPart] as const] : []),
          ...(typed.reason === '' ? [lacks('reason', t('reason'))] : []),
        ],
        fieldOf: ({ field }) => NAMES[field] ?? field,
      });
    },
  });
  const { part } = form.typed;
  useEffect(() => {
    const timer = setTimeout(() => setSettled(part), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [part]);
  return { form, shelves: shelvesOf(part), known: partNamed(asPartNumber(part)) };
};
