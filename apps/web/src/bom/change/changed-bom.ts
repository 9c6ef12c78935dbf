import type { Typed, TypedItem } from '../add/new-bom.ts';
import type { Bom } from '../detail/bom.ts';

/** `from`: the revision that the person started with. */
export type TypedChange = Typed & { from: string; reason: string };

/** The next letter or number; empty where nobody can tell what follows. */
export const nextRevision = (revision: string) => {
  if (/^[A-Y]$/.test(revision)) return String.fromCharCode(revision.charCodeAt(0) + 1);
  return /^\d{1,9}$/.test(revision) ? String(Number(revision) + 1).padStart(revision.length, '0') : '';
};

const withoutZeros = (quantity: string) => (quantity.includes('.') ? quantity.replace(/\.?0{1,4}$/, '') : quantity);

/** The BOM as it is, to be changed. An open ECN says which revision comes next. */
export const typedFrom = ({ partNumber, revision, openEcns, rows }: Bom): TypedChange => ({
  partNumber,
  from: revision,
  revision: openEcns[0]?.newRevision ?? nextRevision(revision),
  items: rows.map(
    ({ itemNumber, component, makeBuy, quantity, sparePart, replaceItem, note }, index): TypedItem => ({
      id: String(index + 1),
      itemNumber: String(itemNumber),
      component,
      makeBuy,
      quantity: withoutZeros(quantity),
      sparePart,
      replaceItem: replaceItem ?? '',
      note: note ?? '',
    }),
  ),
  reason: '',
});
