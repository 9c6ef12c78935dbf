import type { CallInput } from '@gemba/contract/kit/call';
import { type changePart, SETTLED_BY_MOVES } from '@gemba/contract/parts/change/change-part';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { decimalToType } from '../../kit/form/typed-decimal.ts';
import { bodyOf, type Typed } from '../add/new-part.ts';
import { fields, type NewPartName } from '../add/new-part-fields.ts';

/** A part as a form has it: the fields of a new one, and whether it is used. */
export type TypedPart = Typed & { active: boolean };

const names = Object.keys(fields) as NewPartName[];

const typedOf = (name: NewPartName, value: Part[NewPartName], locale: string) => {
  if (typeof value === 'boolean') return value;
  if (value === null) return '';
  return fields[name].input === 'decimal' ? decimalToType(String(value), locale) : String(value);
};

export const typedFrom = (part: Part, locale: string): TypedPart => ({
  ...(Object.fromEntries(names.map((name) => [name, typedOf(name, part[name], locale)])) as Typed),
  active: part.active,
});

/** Number and revision are changed elsewhere, or never. */
export const fieldsOf = ({ active, ...typed }: TypedPart, locale: string) => {
  const { partNumber: _, revision: __, ...body } = bodyOf(typed, locale);
  return { ...body, active } as Omit<CallInput<typeof changePart>['body'], 'reason' | 'version'>;
};

/** Fields that the form does not offer: the number, the revision, and what goods that have moved have settled. */
export const fixedFields = ({ hasMoved }: Part): ReadonlySet<NewPartName> =>
  new Set<NewPartName>(['partNumber', 'revision', ...(hasMoved ? SETTLED_BY_MOVES : [])]);
