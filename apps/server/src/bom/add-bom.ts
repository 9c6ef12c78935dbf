import type { addBom, NewBomItem } from '@gemba/contract/bom/add-bom';
import type { CallParsed, CallReply } from '@gemba/contract/kit/call';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Actor } from '../kit/sessions/actor.ts';
import { currentBom } from '../parts/index.ts';

type Body = CallParsed<typeof addBom>['body'];

/** One at a time in a company: two that are added at once could close a loop that neither sees. */
const LOCK = `select pg_advisory_xact_lock(7104010, $1)`;

// `union` keeps each part once, so that shared parts do not multiply.
// sql: the pieces are constants of ours
const BELOW_ITEMS = `
  with recursive below (part_number) as (
    select part_number collate "C" from unnest($2::text[]) as part_number
     union
    select item.component_number
      from below join part on part.company_id = $1 and part.part_number = below.part_number
      join bom_item item on item.company_id = $1 and item.part_number = part.part_number and item.revision = ${currentBom}
     where item.make_buy <> 'X')
  select item.part_number as parent, item.component_number as component
    from below join part on part.company_id = $1 and part.part_number = below.part_number
    join bom_item item on item.company_id = $1 and item.part_number = part.part_number and item.revision = ${currentBom}
   where item.make_buy <> 'X' order by item.part_number, item.item_number`;

export async function saveBom(tx: Tx, { companyId, userId }: Actor, bom: Body): Promise<CallReply<typeof addBom>> {
  const { partNumber, revision, items } = bom;
  if (items.length === 0) refuse('BOM_WITHOUT_ITEMS', { field: 'items' });
  const twice = items.find((item, at) => items.findIndex((one) => one.itemNumber === item.itemNumber) < at);
  if (twice) refuse('BOM_DUPLICATE_ITEM', { field: 'items', itemNumber: twice.itemNumber });
  await tx.query(LOCK, [companyId]);
  await refuseUnknownParts(tx, companyId, bom);
  const [exists] = await tx.query('select 1 from bom where company_id = $1 and part_number = $2', [
    companyId,
    partNumber,
  ]);
  if (exists) refuse('BOM_EXISTS', { partNumber });
  await refuseLoop(tx, companyId, bom);

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

/** Walks down from the items; whoever meets the part itself there has found the way round, which is named. */
async function refuseLoop(tx: Tx, companyId: number, { partNumber, items }: Body) {
  const components = [...new Set(items.filter((item) => item.makeBuy !== 'X').map((item) => item.component))];
  const edges = await tx.query<{ parent: string; component: string }>(BELOW_ITEMS, [companyId, components]);
  const below = Map.groupBy(edges, (edge) => edge.parent);
  const seen = new Set<string>();
  const wayFrom = (part: string): string[] | undefined => {
    if (part === partNumber) return [part];
    if (seen.has(part)) return undefined;
    seen.add(part);
    for (const { component } of below.get(part) ?? []) {
      const way = wayFrom(component);
      if (way) return [part, ...way];
    }
    return undefined;
  };
  for (const component of components) {
    const way = wayFrom(component);
    if (way) refuse('BOM_LOOP', { partNumber, loop: [partNumber, ...way].join(' → '), field: 'items' });
  }
}
