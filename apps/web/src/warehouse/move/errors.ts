import { broken, type Violation } from '@gemba/contract/kit/rules';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { type MoveFacts, moveStockRules } from '@gemba/contract/warehouse/move/move-stock-rules';
import { ruleErrors } from '../../inventory/index.ts';
import type { FieldPath, FormError, FormErrors } from '../../kit/form/use-form.ts';
import type { RefusedPosting } from '../../kit/posting/refused-posting.ts';
import { bodyOf, sentMoves, type Typed } from './typed.ts';

type Rules = MoveFacts & {
  say: (violation: Violation) => string;
  /** The name of the part among the fields. */
  partName: string;
};

/** The schema of the call takes part numbers only: here a missing one has a sentence of its own. */
const partErrors = (typed: Typed, { say, partName }: Rules) =>
  sentMoves(typed).flatMap(({ move, index }): [FieldPath, FormError][] => {
    const partNumber = asPartNumber(move.part);
    const field = `${index}.part`;
    if (isPartNumber(partNumber)) return [];
    const violation =
      partNumber === '' ? broken('FIELD_REQUIRED', field, { msg: partName }) : broken('INVALID_PART_NUMBER', field);
    return [[field, { message: say(violation), late: true }]];
  });

/** Every rule of a move that can be checked before it is sent. The server checks all of them again. */
export const errorsOf = (typed: Typed, rules: Rules): FormErrors =>
  ruleErrors(moveStockRules({ body: bodyOf(typed) }, rules), {
    say: rules.say,
    own: partErrors(typed, rules),
    fieldOf: ({ code, field, facts }) => fieldOfRefusal({ code, field, data: facts }, typed),
  });

const NAMES: Record<string, string> = { partNumber: 'part', fromLocation: 'from', toLocation: 'to' };

/** The field on the screen that a refusal belongs to. */
export const fieldOfRefusal = (
  { code, field, data }: Pick<RefusedPosting, 'code' | 'field' | 'data'>,
  typed: Typed,
): FieldPath | undefined => {
  if (code === 'NO_ITEM_TO_MOVE') return 'form';
  const [first, item, what = 'from'] = field.split('.');
  const sent = sentMoves(typed);
  const named = sent.find(
    ({ move }) => move.part === data['partNumber'] && (!data['location'] || move.from === data['location']),
  );
  const index = first === 'items' ? sent[Number(item)]?.index : named?.index;
  return index === undefined ? undefined : `${index}.${NAMES[what] ?? what}`;
};
