import { BOM_ROWS_AT_MOST, type BomRow } from '@gemba/contract/bom/bom-shapes';
import { multiply, product, round } from '@gemba/contract/kit/fixed-point';
import { UNIT_COST_SCALE } from '@gemba/contract/kit/money';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import type { RolledUp } from './roll-up.ts';
import type { Edge, PartFacts, Structure } from './structure.ts';

interface Exploding {
  structure: Structure;
  rolledUp: (partNumber: string) => RolledUp;
  levels: number;
}

/** The rows of a BOM as a tree is read: each item, and below it what it is made of. At most one more than may be shown. */
export function explode(partNumber: string, { structure, rolledUp, levels }: Exploding): BomRow[] {
  const rows: BomRow[] = [];
  const below = (parent: string, path: readonly number[], total: string) => {
    for (const edge of structure.items.get(parent) ?? []) {
      if (rows.length > BOM_ROWS_AT_MOST) return;
      const row = rowOf(edge, structure.parts.get(edge.component) as PartFacts);
      rows.push(row);
      if (row.hasBom && row.level < levels) {
        below(edge.component, [...path, edge.itemNumber], product(total, edge.quantity));
      }
    }

    function rowOf(edge: Edge, facts: PartFacts): BomRow {
      const unitCost = edge.makeBuy === 'X' ? '0.000000' : rolledUp(edge.component).cost;
      return {
        ...facts,
        ...edge,
        path: [...path, edge.itemNumber].join('.'),
        level: path.length + 1,
        totalQuantity: round(product(total, edge.quantity), QUANTITY_SCALE),
        // Nothing of a part that is only mentioned is needed.
        ...(edge.makeBuy === 'X' && { short: '0.0000' }),
        unitCost,
        extendedCost: multiply(edge.quantity, unitCost, UNIT_COST_SCALE),
        hasBom: edge.makeBuy !== 'X' && structure.items.has(edge.component),
      };
    }
  };
  below(partNumber, [], '1');
  return rows;
}
