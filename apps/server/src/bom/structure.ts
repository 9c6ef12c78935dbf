import type { BomRow } from '@gemba/contract/bom/bom-shapes';
import type { Tx } from '../kit/database/database.ts';
import { statement } from '../kit/database/statement.ts';
import { currentBom, openEcns } from '../parts/index.ts';

export type Edge = Pick<
  BomRow,
  'itemNumber' | 'component' | 'makeBuy' | 'quantity' | 'sparePart' | 'replaceItem' | 'note'
> & { parent: string };

export type PartFacts = Pick<
  BomRow,
  'description' | 'descriptionZh' | 'descriptionEs' | 'revision' | 'uom' | 'onHand' | 'short' | 'hold' | 'openEcns'
> & { partNumber: string; ownCost: string };

/** Every BOM below a part, each once however often it is used. */
export interface Structure {
  items: ReadonlyMap<string, readonly Edge[]>;
  parts: ReadonlyMap<string, PartFacts>;
}

type Top = { companyId: number; partNumber: string; revision: string };

// `union` keeps each BOM once, so that a part used in many places is read once, and a loop would end.
// sql: the pieces are constants of ours
const BELOW = `
  with recursive below (part_number, revision) as (
    select :partNumber::text collate "C", :revision::text collate "C"
     union
    select part.part_number, ${currentBom}
      from below join bom_item item on item.company_id = :companyId and item.part_number = below.part_number and item.revision = below.revision
      join part on part.company_id = :companyId and part.part_number = item.component_number
     where item.make_buy <> 'X')`;

// sql: the pieces are constants of ours
const selectEdges = statement<Top, Edge>(
  `${BELOW}
  select item.part_number as parent, item.item_number, item.component_number as component,
         item.make_buy, item.quantity, item.spare_part, item.replace_item, item.note
    from below join bom_item item on item.company_id = :companyId and item.part_number = below.part_number and item.revision = below.revision
   order by item.part_number, item.item_number`,
);

// Own cost of a part: its standard cost, else the average cost of stock, else the last price paid.
const selectParts = statement<Top, PartFacts>(
  `${BELOW}
  select part.part_number, part.description, part.description_zh,
         part.description_es, part.revision, part.uom, coalesce(stock.on_hand, 0.0000) as on_hand,
         greatest(coalesce(stock.on_demand - stock.on_hand, 0.0000), 0.0000) as short, part.hold,
         ${openEcns} as open_ecns,
         coalesce(part.std_cost, stock.avg_cost, part.last_po_cost, 0.000000) as own_cost
    from (select :partNumber::text as part_number
           union
          select item.component_number from below join bom_item item
              on item.company_id = :companyId and item.part_number = below.part_number and item.revision = below.revision) as used
    join part on part.company_id = :companyId and part.part_number = used.part_number
    left join part_stock stock on stock.company_id = :companyId and stock.part_number = part.part_number`,
);

export async function readStructure(
  tx: Tx,
  companyId: number,
  partNumber: string,
  revision: string,
): Promise<Structure> {
  const edges = await tx.all(selectEdges({ companyId, partNumber, revision }));
  const parts = await tx.all(selectParts({ companyId, partNumber, revision }));
  return {
    items: Map.groupBy(edges, (edge) => edge.parent),
    parts: new Map(parts.map((part) => [part.partNumber, part])),
  };
}
