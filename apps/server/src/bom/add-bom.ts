import type { addBom, NewBomItem } from '@gemba/contract/bom/add-bom';
import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { existingRevision } from '../parts/index.ts';
import { refuseLoop, refuseTooDeep } from './structure-rules.ts';

type Body = CallParsed<typeof addBom>['body'];

/** One at a time in a company: two that are added at once could close a loop that neither sees. */
const LOCK = `select pg_advisory_xact_lock(7104010, $1)`;

export async function saveBom(tx: Tx, { companyId, userId }: Actor, bom: Body): Promise<CallReply<typeof addBom>> {
  const { partNumber, revision, items } = bom;
  if (items.length === 0) refuse('BOM_WITHOUT_ITEMS', { field: 'items' });
  const twice = items.find((item, at) => items.findIndex((one) => one.itemNumber === item.itemNumber) < at);
  if (twice) refuse('BOM_DUPLICATE_ITEM', { field: 'items', itemNumber: twice.itemNumber });
  await tx.query(LOCK, [companyId]);
  await refuseUnknownParts(tx, companyId, bom);
  await existingRevision(tx, companyId, partNumber, revision);
  const [exists] = await tx.query('select 1 from bom where company_id = $1 and part_number = $2', [
    companyId,
    partNumber,
  ]);
  if (exists) refuse('BOM_EXISTS', { partNumber });
  await refuseLoop(tx, companyId, bom);
  await refuseTooDeep(tx, companyId, bom);

  await tx.query('insert into bom (company_id, part_number, revision, created_by) values ($1, $2, $3, $4)', [
    companyId,
    partNumber,
    revision,
    userId,
  ]);
  await tx.query(
    `insert into bom_item (company_id, part_number, revision, item_number, component_number, make_buy, quantity, spare_part, replace_item, note)
     select $1, $2, $3, item.* from jsonb_to_recordset($4) as item (
       "itemNumber" integer, component text, "makeBuy" text, quantity numeric, "sparePart" boolean, "replaceItem" text, note text)`,
    [companyId, partNumber, revision, JSON.stringify(items)],
  );
  await tx.query('update part set bill = true, version = version + 1 where company_id = $1 and part_number = $2', [
    companyId,
    partNumber,
  ]);
  return { partNumber, revision };
}

const namedIn = (items: readonly NewBomItem[]) =>
  items.flatMap(({ component, replaceItem }) => (replaceItem ? [component, replaceItem] : [component]));

async function refuseUnknownParts(tx: Tx, companyId: number, { partNumber, items }: Body) {
  const [unknown] = await tx.query<{ named: string }>(
    `select named from unnest($2::text[]) with ordinality as asked (named, place)
      where not exists (select from part where company_id = $1 and part_number = named) order by place limit 1`,
    [companyId, [partNumber, ...namedIn(items)]],
  );
  if (unknown) refuse('PART_NOT_EXIST', { partNumber: unknown.named, field: 'items' });
}
