import type { RefusalCode } from '@gemba/contract/kit/refusals/refusals';
import { broken, type Violation } from '@gemba/contract/kit/rules';
import type { FieldPath, FormError, FormErrors } from '../../kit/form/use-form.ts';
import { type Place, repeatedAt } from './places.ts';

/** Something is still missing: shown only once the person wants to send. */
const MISSING: readonly RefusalCode[] = [
  'FIELD_REQUIRED',
  'INVALID_QUANTITY',
  'IR_NUMBER_REQUIRED',
  'LOCATION_REQUIRED',
  'NOTHING_COUNTED',
  'NOTHING_DECIDED',
  'NO_ISSUED_QUANTITY',
  'NO_ITEM_TO_ANNOUNCE',
  'NO_ITEM_TO_MOVE',
  'NO_ITEM_TO_RECEIVE',
  'NO_ITEM_TO_SHIP',
  'QUANTITY_REQUIRED',
  'SERIAL_COUNT_NOT_MATCH',
  'SERIAL_REQUIRED',
  'WITHOUT_RECEIVER_ITEM_DETAILS',
  'WORK_ORDER_AND_SEQUENCE_REQUIRED',
];

/** Empty places are not sent: that a place without a quantity repeats a location is a rule of the screen alone. */
export const repeatedPlaceErrors = (
  line: number,
  places: readonly Place[],
  say: (violation: Violation) => string,
): [FieldPath, FormError][] =>
  repeatedAt(places).map((index) => {
    const field = `${line}.places.${index}.location`;
    const location = places[index]?.location ?? '';
    return [field, { message: say(broken('DUPLICATE_LOCATION', field, { location })) }];
  });

type Shown = {
  /** The field on the screen; undefined where the violation is about the whole form. */
  fieldOf: (violation: Violation) => FieldPath | undefined;
  say: (violation: Violation) => string;
  /** Errors that only the screen can have; they come first. */
  own?: Iterable<readonly [FieldPath, FormError]>;
};

/** The broken rules of a request as errors of its form. A field shows its first one. */
export const ruleErrors = (violations: readonly Violation[], { fieldOf, say, own = [] }: Shown): FormErrors => {
  const errors = new Map<FieldPath, FormError>(own);
  for (const violation of violations) {
    const field = fieldOf(violation) ?? 'form';
    const error = { message: say(violation), late: MISSING.includes(violation.code) };
    if (!errors.has(field)) errors.set(field, error);
  }
  return errors;
};
