import { isZero } from '@gemba/contract/kit/fixed-point';
import { type Violation } from '@gemba/contract/kit/rules';
import type { ReceivableItemFacts } from '@gemba/contract/receiving/received-item-rules';
import { repeatedPlaceErrors, restOf, ruleErrors } from '../../inventory/index.ts';
import type { FieldPath, FormError, FormErrors } from '../../kit/form/use-form.ts';
import { fieldOfRefusal } from './field-of-refusal.ts';
import { isNa, type ReceiveLine } from './receive-line.ts';
import { type Typed, typedOf } from './typed.ts';

/** The facts of a line, as the rules of a receipt need them. */
export const itemFactsOf = (line: ReceiveLine, zeroCostAsks: boolean): ReceivableItemFacts => {
  const { itemNumber, orderDate, max, needsInspection, stock, part, costIsZero, mayBeShort } = line;
  return {
    itemNumber,
    orderDate,
    max,
    needsInspection,
    part: stock && { partNumber: part, hold: stock.hold, trackableLevel: stock.trackableLevel },
    costIsRefused: costIsZero && !zeroCostAsks,
    mayBeMissing: mayBeShort === 'always',
  };
};

export type Sentences = {
  say: (violation: Violation) => string;
  /** Some of the goods have no place yet, or more are placed than came. */
  notPlaced: (rest: string) => string;
  placedTooMuch: (more: string) => string;
};

/** The request has no total: that all of it is placed is a rule of the screen alone. */
const placingErrors = (lines: readonly ReceiveLine[], typed: Typed, { say, notPlaced, placedTooMuch }: Sentences) =>
  lines.flatMap((line): [FieldPath, FormError][] => {
    const { places, total } = typedOf(typed, line);
    if (isNa(line) || isZero(total)) return [];
    const repeated = repeatedPlaceErrors(line.itemNumber, places, say);
    const rest = restOf(places, total);
    if (isZero(rest)) return repeated;
    const error = rest.startsWith('-')
      ? { message: placedTooMuch(rest.slice(1)) }
      : { message: notPlaced(rest), late: true };
    return [...repeated, [`${line.itemNumber}.places`, error]];
  });

/** Every rule that can be checked before anything is sent. The server checks all of them again. */
export const errorsOf = (
  violations: readonly Violation[],
  lines: readonly ReceiveLine[],
  typed: Typed,
  sentences: Sentences,
): FormErrors => {
  const own = placingErrors(lines, typed, sentences);
  const fieldOf = ({ code, field, facts }: Violation) => fieldOfRefusal({ code, field, data: facts }, lines, typed);
  const isPlaced = (violation: Violation) => {
    const [item] = fieldOf(violation)?.split('.') ?? [];
    return !own.some(([field]) => field === `${item}.places`);
  };
  // How much is qualified is compared with the placed quantity: that says nothing before all of it is placed.
  const meant = violations.filter((one) => one.code !== 'QTY_QUALIFIED_OVER_RECEIVED' || isPlaced(one));
  return ruleErrors(meant, { own, fieldOf, say: sentences.say });
};
