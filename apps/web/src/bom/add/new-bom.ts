import { addBom, type NewBomItem } from '@gemba/contract/bom/add-bom';
import type { CallInput } from '@gemba/contract/kit/call';
import { asPartNumber } from '@gemba/contract/parts/part-number';

export interface TypedItem {
  /** Its place on the screen, for as long as it is there. */
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

/** An item with the number after the last. */
export const nextItem = (items: readonly TypedItem[], id: string): TypedItem => ({
  id,
  itemNumber: String(Math.max(0, ...items.map(({ itemNumber }) => numberOf(itemNumber))) + STEP),
  ...{ component: '', makeBuy: 'BUY', quantity: '1', sparePart: false, replaceItem: '', note: '' },
});

export const bodyOf = ({ partNumber, revision, items }: Typed): Body => ({
  partNumber: asPartNumber(partNumber),
  revision: revision.trim().toUpperCase(),
  items: items.map(({ itemNumber, component, makeBuy, quantity, sparePart, replaceItem, note }) => ({
    itemNumber: numberOf(itemNumber),
    component: asPartNumber(component),
    ...{ makeBuy, quantity, sparePart },
    ...(replaceItem.trim() && { replaceItem: asPartNumber(replaceItem) }),
    ...(note.trim() && { note: note.trim() }),
  })),
});

export type Rule = 'noPartNumber' | 'partNumber' | 'revision' | 'itemNumber' | 'quantity' | 'words';
const rules: Record<string, Rule> = {
  ...{ partNumber: 'partNumber', component: 'partNumber', replaceItem: 'partNumber' },
  ...{ revision: 'revision', itemNumber: 'itemNumber', quantity: 'quantity', note: 'words' },
};

/** Where something stands that is wrong: `partNumber`, `items`, `items.2.component`. */
export type Spot = string;

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((held, name) => (held as Record<PropertyKey, unknown>)[name], value);

/** What the contract does not take, by the rule that it breaks. The other rules are the server's to know. */
export const faultsOf = (typed: Typed): Map<Spot, Rule> => {
  const body = bodyOf(typed);
  const read = addBom.body.safeParse(body);
  const faults = new Map<Spot, Rule>();
  for (const { path } of read.success ? [] : read.error.issues) {
    const rule = rules[String(path.at(-1))];
    const missing = rule === 'partNumber' && valueAt(body, path) === '';
    if (rule) faults.set(path.join('.'), missing ? 'noPartNumber' : rule);
  }
  return faults;
};

const spotsOf = (body: Body, field: 'component' | 'replaceItem', partNumber: unknown): Spot[] =>
  body.items.flatMap((item, at) => (item[field] === partNumber ? [`items.${at}.${field}`] : []));

/** Where a refusal of the server is said. */
export const spotsOfRefusal = (msgCode: string, data: Readonly<Record<string, unknown>>, body: Body): Spot[] => {
  switch (msgCode) {
    case 'BOM_EXISTS':
      return ['partNumber'];
    case 'PART_REVISION_NOT_EXIST':
      return ['revision'];
    case 'BOM_DUPLICATE_ITEM':
      return body.items
        .flatMap(({ itemNumber }, at) => (itemNumber === data['itemNumber'] ? [`items.${at}.itemNumber`] : []))
        .slice(1);
    case 'BOM_LOOP': {
      const [, first] = String(data['loop']).split(' → ');
      const found = [...spotsOf(body, 'component', first), ...spotsOf(body, 'replaceItem', first)];
      return found.length > 0 ? found : ['items'];
    }
    case 'PART_NOT_EXIST': {
      const { partNumber } = data;
      if (partNumber === body.partNumber) return ['partNumber'];
      const found = [...spotsOf(body, 'component', partNumber), ...spotsOf(body, 'replaceItem', partNumber)];
      return found.length > 0 ? found : ['items'];
    }
    default:
      return ['items'];
  }
};
