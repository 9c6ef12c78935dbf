import { addBom, type NewBomItem } from '@gemba/contract/bom/add-bom';
import type { CallInput } from '@gemba/contract/kit/call';
import { inCapitals } from '@gemba/contract/kit/codes';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import type { FieldPath } from '../../kit/form/use-form.ts';

export interface TypedItem {
  /** A key for the lifetime of the form. */
  id: string;
  itemNumber: string;
  component: string;
  makeBuy: NewBomItem['makeBuy'];
  quantity: string;
  sparePart: boolean;
  replaceItem: string;
  note: string;
}
export type Typed = { partNumber: string; revision: string; items: TypedItem[] };
export type Body = CallInput<typeof addBom>['body'];

export const nothingTyped = (partNumber: string): Typed => ({ partNumber, revision: 'A', items: [] });

const STEP = 1;
const numberOf = (typed: string) => (/^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0);

/** A key that no other item has. */
export const newId = (items: readonly TypedItem[]) => String(Math.max(0, ...items.map(({ id }) => Number(id))) + 1);

/** An item with the next number. */
export const nextItem = (items: readonly TypedItem[], id: string): TypedItem => ({
  id,
  itemNumber: String(Math.max(0, ...items.map(({ itemNumber }) => numberOf(itemNumber))) + STEP),
  component: '',
  makeBuy: 'BUY',
  quantity: '1',
  sparePart: false,
  replaceItem: '',
  note: '',
});

/** A scanned part is the one of the BOM, then the component of the next item that has none. */
export const withScanned = (typed: Typed, part: string, id: string): Typed => {
  const { partNumber, items } = typed;
  if (partNumber.trim() === '') return { ...typed, partNumber: part };
  const blank = items.find(({ component }) => component.trim() === '');
  const filled = { ...(blank ?? nextItem(items, id)), component: part };
  return { ...typed, items: blank ? items.map((item) => (item === blank ? filled : item)) : [...items, filled] };
};

export const bodyOf = ({ partNumber, revision, items }: Typed): Body => ({
  partNumber: asPartNumber(partNumber),
  revision: inCapitals(revision.trim()),
  items: items.map(({ itemNumber, component, makeBuy, quantity, sparePart, replaceItem, note }) => ({
    itemNumber: numberOf(itemNumber),
    component: asPartNumber(component),
    makeBuy,
    quantity,
    sparePart,
    ...(replaceItem.trim() && { replaceItem: asPartNumber(replaceItem) }),
    ...(note.trim() && { note: note.trim() }),
  })),
});

export type Rule = 'noPartNumber' | 'partNumber' | 'revision' | 'itemNumber' | 'quantity' | 'words';
const rules: Record<string, Rule> = {
  partNumber: 'partNumber',
  component: 'partNumber',
  replaceItem: 'partNumber',
  revision: 'revision',
  itemNumber: 'itemNumber',
  quantity: 'quantity',
  note: 'words',
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((held, name) => (held as Record<PropertyKey, unknown>)[name], value);

/** The values that the contract rejects, with the broken rule. Only the server knows the other rules. */
export const errorsOf = (typed: Typed): Map<FieldPath, Rule> => {
  const body = bodyOf(typed);
  const read = addBom.body.safeParse(body);
  const errors = new Map<FieldPath, Rule>();
  for (const { path } of read.success ? [] : read.error.issues) {
    const rule = rules[String(path.at(-1))];
    const missing = rule === 'partNumber' && valueAt(body, path) === '';
    if (rule) errors.set(path.join('.'), missing ? 'noPartNumber' : rule);
  }
  return errors;
};

const itemFields = (body: Body, field: 'component' | 'replaceItem', partNumber: unknown): FieldPath[] =>
  body.items.flatMap((item, index) => (item[field] === partNumber ? [`items.${index}.${field}`] : []));

/** The fields that a refusal is shown at. */
export const fieldsOfRefusal = (msgCode: string, data: Readonly<Record<string, unknown>>, body: Body): FieldPath[] => {
  switch (msgCode) {
    case 'BOM_EXISTS':
      return ['partNumber'];
    case 'PART_REVISION_NOT_EXIST':
      return ['revision'];
    case 'BOM_DUPLICATE_ITEM':
      return body.items
        .flatMap(({ itemNumber }, index) => (itemNumber === data['itemNumber'] ? [`items.${index}.itemNumber`] : []))
        .slice(1);
    case 'BOM_LOOP': {
      const [, first] = String(data['loop']).split(' → ');
      const found = [...itemFields(body, 'component', first), ...itemFields(body, 'replaceItem', first)];
      return found.length > 0 ? found : ['items'];
    }
    case 'PART_NOT_EXIST': {
      const { partNumber } = data;
      if (partNumber === body.partNumber) return ['partNumber'];
      const found = [...itemFields(body, 'component', partNumber), ...itemFields(body, 'replaceItem', partNumber)];
      return found.length > 0 ? found : ['items'];
    }
    default:
      return ['items'];
  }
};
