import type { NewBomItem } from '@gemba/contract/bom/add-bom';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';
import type { Doer } from '../kit/sessions/actor.ts';
import { refuseLoop, refuseTooDeep } from './structure-rules.ts';

type Key = { companyId: number; partNumber: string };
type NewBom = { partNumber: string; revision: string; items: NewBomItem[] };

/** One at a time in a company: two that are written at once could close a loop that neither sees. */
const lockBoms = statement<{ companyId: number }>('select pg_advisory_xact_lock(7104010, :companyId)');

const insertBom = statement<Key & { revision: string; userId: number }>(
  'insert into bom (company_id, part_number, revision, created_by) values (:companyId, :partNumber, :revision, :userId)',
);

const insertItems = statement<Key & { revision: string; items: string }>(
  `insert into bom_item (company_id, part_number, revision, item_number, component_number, make_buy, quantity, spare_part, replace_item, note)
   select :companyId, :partNumber, :revision, item.* from jsonb_to_recordset(:items) as item (
     "itemNumber" integer, component text, "makeBuy" text, quantity numeric, "sparePart" boolean, "replaceItem" text, note text)`,
);

const selectUnknown = statement<{ companyId: number; named: string[] }, { named: string }>(
  `select named from unnest(:named::text[]) with ordinality as asked (named, place)
    where not exists (select from part where company_id = :companyId and part_number = named) order by place limit 1`,
);

const namedIn = (items: readonly NewBomItem[]) =>
  items.flatMap(({ component, replaceItem }) => (replaceItem ? [component, replaceItem] : [component]));

/** Locks the BOMs of the company, once the items of a new one are sound. */
export async function lockForBom(tx: Tx, companyId: number, { partNumber, items }: NewBom) {
  if (items.length === 0) refuse('BOM_WITHOUT_ITEMS', { field: 'items' });
  const twice = items.find((item, index) => items.findIndex((other) => other.itemNumber === item.itemNumber) < index);
  if (twice) refuse('BOM_DUPLICATE_ITEM', { field: 'items', itemNumber: twice.itemNumber });
  await tx.run(lockBoms({ companyId }));
  const unknown = await tx.first(selectUnknown({ companyId, named: [partNumber, ...namedIn(items)] }));
  if (unknown) refuse('PART_NOT_EXIST', { partNumber: unknown.named, field: 'items' });
}

/** Writes a BOM of a revision that has none, under the lock. */
export async function writeBom(tx: Tx, { companyId, userId }: Doer, bom: NewBom) {
  const { partNumber, revision, items } = bom;
  await refuseLoop(tx, companyId, bom);
  await refuseTooDeep(tx, companyId, bom);
  await tx.run(insertBom({ companyId, partNumber, revision, userId }));
  await tx.run(insertItems({ companyId, partNumber, revision, items: JSON.stringify(items) }));
}
