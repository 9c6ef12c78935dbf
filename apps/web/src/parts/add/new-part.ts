import type { CallInput } from '@gemba/contract/kit/call';
import { compare } from '@gemba/contract/kit/fixed-point';
import { type addPart, NewPart } from '@gemba/contract/parts/add-part';
import { asPartNumber, isNonStock, isPartNumber } from '@gemba/contract/parts/part-number';
import { typedDecimal } from '../../kit/form/typed-decimal.ts';
import { fields, type NewPartName } from './new-part-fields.ts';

/** A partly filled form: everything is text until it is sent. */
export type Typed = Record<Exclude<NewPartName, 'traceable' | 'saleable'>, string> &
  Record<'traceable' | 'saleable', boolean>;

type Body = CallInput<typeof addPart>['body'];

const names = Object.keys(fields) as NewPartName[];

export const NOTHING_TYPED = {
  ...(Object.fromEntries(names.map((name) => [name, ''])) as Record<NewPartName, ''>),
  partType: 'BUY',
  revision: 'A',
  uom: 'EA',
  trackableLevel: 'NONE',
  qIType: 'NONE',
  traceable: false,
  saleable: false,
} satisfies Typed;

/** The request: numbers in the wire format, empty fields left out. */
export const bodyOf = (typed: Typed, locale: string): Body => {
  const entries = names.flatMap((name): [string, unknown][] => {
    const value = typed[name];
    if (typeof value === 'boolean') return [[name, value]];
    const words = value.trim();
    if (name === 'partNumber') return [[name, asPartNumber(words)]];
    if (words === '' && name !== 'description') return [];
    if (fields[name].input === 'decimal') return [[name, typedDecimal(words, locale)]];
    if (fields[name].input === 'whole') return [[name, /^\d+$/.test(words) ? Number(words) : words]];
    return [[name, words]];
  });
  return Object.fromEntries(entries) as Body;
};

/** The error of a field, by the rule that the server refuses by. */
export type FieldError =
  | ('numberRequired' | 'numberReserved' | 'numberInvalid' | 'required' | 'minAboveMax')
  | ('quantityRule' | 'costRule' | 'revisionRule' | 'daysRule' | 'wordsRule');
export type FieldErrors = Partial<Record<NewPartName, FieldError>>;

const numberError = (partNumber: string): FieldError | undefined => {
  if (partNumber === '') return 'numberRequired';
  if (isNonStock(partNumber)) return 'numberReserved';
  return isPartNumber(partNumber) ? undefined : 'numberInvalid';
};

const isName = (name: unknown): name is NewPartName => names.some((known) => known === name);

export const errorsOf = (typed: Typed, locale: string): FieldErrors => {
  const body = bodyOf(typed, locale);
  const read = NewPart.safeParse(body);
  const errors: FieldErrors = {};
  for (const { path } of read.success ? [] : read.error.issues) {
    const [name] = path;
    if (isName(name)) errors[name] = name === 'description' && body.description === '' ? 'required' : fields[name].rule;
  }
  const wrong = numberError(body.partNumber);
  if (wrong) errors.partNumber = wrong;
  const { minQty, maxQty } = body;
  if (minQty && maxQty && !errors.minQty && !errors.maxQty && compare(minQty, maxQty) > 0)
    errors.minQty = 'minAboveMax';
  return errors;
};
