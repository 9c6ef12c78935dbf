import { compare, isZero } from '@gemba/contract/kit/fixed-point';
import { broken, type Violation } from '@gemba/contract/kit/rules';
import type { PickableItemFacts } from '@gemba/contract/shipping/picked-item-rules';
import { repeatedPlaceErrors, ruleErrors } from '../../inventory/index.ts';
import type { FieldPath, FormError, FormErrors } from '../../kit/form/use-form.ts';
import { fieldOfRefusal } from './field-of-refusal.ts';
import { isTraced, type PickKind, type PickLine } from './pick-line.ts';
import { isTouched, type Typed, typedOf } from './typed.ts';

/** The facts of a line, as the rules of a shipment or an issue need them. */
export const itemFactsOf = ({ itemNumber, part, revision, max, partFrom, stock }: PickLine): PickableItemFacts => ({
  itemNumber,
  revision,
  max,
  partFrom,
  part: stock && {
    partNumber: part,
    hold: stock.hold,
    revision: stock.revision,
    trackableLevel: stock.trackableLevel,
  },
  shelves: stock?.locations,
});

type Say = (violation: Violation) => string;

/** Each serial number is sent as a pick of its own: that there are as many as pieces is a rule of the screen alone. */
const serialErrors = (lines: readonly PickLine[], typed: Typed, say: Say) =>
  lines.filter(isTraced).flatMap((line) =>
    typedOf(typed, line).places.flatMap(({ quantity, serials }, index): [FieldPath, FormError][] => {
      const field = `${line.itemNumber}.places.${index}.serials`;
      if (isZero(quantity) || serials.length === 0 || compare(String(serials.length), quantity) === 0) return [];
      const violation = broken('SERIAL_COUNT_NOT_MATCH', field, { partNumber: line.part, quantity });
      return [[field, { message: say(violation), late: true }]];
    }),
  );

/** Every rule that can be checked before anything is sent. The server checks all of them again. */
export const errorsOf = (
  violations: readonly Violation[],
  lines: readonly PickLine[],
  typed: Typed,
  { kind, say }: { kind: PickKind; say: Say },
): FormErrors =>
  ruleErrors(violations, {
    say,
    own: [
      ...serialErrors(lines, typed, say),
      // A shipment may name a location once for each box.
      ...(kind === 'ship' ? [] : lines).flatMap((line) => {
        const own = typedOf(typed, line);
        return isTouched(line, own) ? repeatedPlaceErrors(line.itemNumber, own.places, say) : [];
      }),
    ],
    fieldOf: ({ code, field, facts }) => fieldOfRefusal({ code, field, data: facts }, lines, typed, kind),
  });
