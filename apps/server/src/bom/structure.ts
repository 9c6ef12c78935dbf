import type { BomRow } from '@gemba/contract/bom/bom-shapes';
import type { Tx } from '../kit/database/database.ts';
import { currentBom, openEcns } from '../parts/index.ts';

export type Edge = Pick<
  BomRow,
  'itemNumber' | 'component' | 'makeBuy' | 'quantity' | 'sparePart' | 'replaceItem' | 'note'
> & { parent: string };

export type PartFacts = Pick<
  BomRow,
  'description' | 'descriptionZh' | 'descriptionEs' | 'revision' | 'uom' | 'onHand' | 'hold' | 'openEcns'
> & { partNumber: string; ownCost: string };

/** Every BOM below a part, each once however often it is used. */
export interface Structure {
  items: ReadonlyMap<string, readonly Edge[]>;
  parts: ReadonlyMap<string, PartFacts>;
}

// `union` keeps each BOM once, so that a part used in many places is read once, and a loop would end.
// sql: the pieces are constants of ours
const BELOW = `
  with recursive below (part_number, revision) as (
    select $2::text collate "C", $3::text collate "C"
     union
    select part.part_number, ${currentBom}
      from below join bom_item item on item.company_id = $1 and item.part_number = below.part_number and item.revision = below.revision
      join part on part.company_id = $1 and part.part_number = item.component_number
     where item.make_buy <> 'X')`;

// sql: the pieces are constants of ours
const EDGES = `${BELOW}
  select item.part_number as parent, item.item_number as "itemNumber", item.component_number as component,
         item.make_buy as "makeBuy", item.quantity, item.spare_part as "sparePart", item.replace_item as "replaceItem", item.note
    from below join bom_item item on item.company_id = $1 and item.part_number = below.part_number and item.revision = below.revision
   order by item.part_number, item.item_number`;

// What a part costs by itself: what was set up, or else what stock costs, or else what was paid last.
// sql: the pieces are constants of ours
const PARTS = `${BELOW}
  select part.part_number as "partNumber", part.description, part.description_zh as "descriptionZh",
         part.description_es as "descriptionEs", part.revision, part.uom, coalesce(stock.on_hand, 0.0000) as "onHand", part.hold,
         ${openEcns} as "openEcns",
         coalesce(part.std_cost, stock.avg_cost, part.last_po_cost, 0.000000) as "ownCost"
    from (select $2::text as part_number
           union
          select item.component_number from below join bom_item item
              on item.company_id = $1 and item.part_number = below.part_number and item.revision = below.revision) as used
    join part on part.company_id = $1 and part.part_number = used.part_number
    left join part_stock stock on stock.company_id = $1 and stock.part_number = part.part_number`;

export async function readStructure(
  tx: Tx,
  companyId: number,
  partNumber: string,
  revision: string,
): Promise<Structure> {
  const values = [companyId, partNumber, revision];
  const edges = await tx.query<Edge>(EDGES, values);
  const parts = await tx.query<PartFacts>(PARTS, values);
  return {
    items: Map.groupBy(edges, (edge) => edge.parent),
    parts: new Map(parts.map((part) => [part.partNumber, part])),
  };
}
