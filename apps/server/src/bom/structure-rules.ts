import type { addBom } from '@gemba/contract/bom/add-bom';
import { BOM_LEVELS } from '@gemba/contract/bom/bom-shapes';
import type { CallParsed } from '@gemba/contract/kit/call';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { refuse } from '../kit/refuse.ts';
import { currentBom } from '../parts/index.ts';

type Body = Pick<CallParsed<typeof addBom>['body'], 'partNumber' | 'items'>;

/** An alternative is material that is used, so it leads down like its item. An `X` row is only mentioned. */
const USED = `cross join lateral unnest(array[item.component_number, item.replace_item]) as used (component)`;

// `union` keeps each part once, so that shared parts do not multiply.
const selectBelow = statement<{ companyId: number; components: string[] }, { parent: string; component: string }>(
  `with recursive below (part_number) as (
    select part_number collate "C" from unnest(:components::text[]) as part_number
     union
    select used.component
      from below join part on part.company_id = :companyId and part.part_number = below.part_number
      join bom_item item on item.company_id = :companyId and item.part_number = part.part_number and item.revision = ${currentBom}
      ${USED}
     where item.make_buy <> 'X' and used.component is not null)
  select item.part_number as parent, used.component
    from below join part on part.company_id = :companyId and part.part_number = below.part_number
    join bom_item item on item.company_id = :companyId and item.part_number = part.part_number and item.revision = ${currentBom}
    ${USED}
   where item.make_buy <> 'X' and used.component is not null order by item.part_number, item.item_number`,
);

/** Walks down from the items; whoever meets the part itself there has found the way round, which is named. */
export async function refuseLoop(tx: Tx, companyId: number, { partNumber, items }: Body) {
  const taken = items.filter((item) => item.makeBuy !== 'X');
  const components = [...new Set(taken.flatMap((item) => [item.component, item.replaceItem ?? item.component]))];
  const edges = await tx.all(selectBelow({ companyId, components }));
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

// Each part once per level, and no further than one level too many.
const selectLevels = statement<
  { companyId: number; partNumber: string; components: string[]; maximum: number },
  { levels: number }
>(
  `with recursive above (part_number, level) as (
    select :partNumber::text collate "C", 0
     union
    select item.part_number, above.level + 1
      from above join bom_item item on item.company_id = :companyId and item.component_number = above.part_number
      join part on part.company_id = :companyId and part.part_number = item.part_number
     where item.revision = ${currentBom} and item.make_buy <> 'X' and above.level <= :maximum),
  below (part_number, level, taken) as (
    select part_number collate "C", 1, true from unnest(:components::text[]) as part_number
     union
    select item.component_number, below.level + 1, item.make_buy <> 'X'
      from below join part on part.company_id = :companyId and part.part_number = below.part_number
      join bom_item item on item.company_id = :companyId and item.part_number = part.part_number and item.revision = ${currentBom}
     where below.taken and below.level <= :maximum)
  select (select max(level) from above) + (select coalesce(max(level), 1) from below) as levels`,
  { neverNull: ['levels'] },
);

export async function refuseTooDeep(tx: Tx, companyId: number, { partNumber, items }: Body) {
  const components = items.filter((item) => item.makeBuy !== 'X').map((item) => item.component);
  const { levels } = await tx.one(selectLevels({ companyId, partNumber, components, maximum: BOM_LEVELS }));
  if (levels > BOM_LEVELS) refuse('BOM_TOO_DEEP', { partNumber, levels, maximum: BOM_LEVELS, field: 'items' });
}
