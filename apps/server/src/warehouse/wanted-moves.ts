import type { CallParsed } from '@gemba/contract/kit/call';
import type { moveStock } from '@gemba/contract/warehouse/transfers';
import { checkSerials, knownLocation, type Locations, quantityUnits, stockLocation } from '../inventory/index.ts';
import type { Tx } from '../kit/database/database.ts';
import { refuse } from '../kit/refuse.ts';
import type { Carried } from './carry.ts';

type Asked = CallParsed<typeof moveStock>['body']['items'];

export interface WantedMove extends Carried {
  readonly serials: readonly string[];
  readonly field: string;
}

export interface PartFacts {
  partNumber: string;
  trackableLevel: string;
}

export async function readParts(tx: Tx, companyId: number, numbers: readonly string[]) {
  const rows = await tx.query<PartFacts>(
    `select part_number as "partNumber", trackable_level as "trackableLevel" from part
      where company_id = $1 and part_number = any($2::text[])`,
    [companyId, [...new Set(numbers)]],
  );
  return new Map(rows.map((row) => [row.partNumber, row]));
}

/** All items go from one warehouse to one. */
export function wantedMoves(asked: Asked, parts: ReadonlyMap<string, PartFacts>, locations: Locations) {
  if (asked.length === 0) refuse('NO_ITEM_TO_MOVE', { field: 'items' });
  const moves = asked.map((one, at) => {
    const field = `items.${at}`;
    const { partNumber, serials = [] } = one;
    const part = parts.get(partNumber) ?? refuse('PART_NOT_EXIST', { partNumber, field: `${field}.partNumber` });
    const from = knownLocation(locations, one.fromLocation, `${field}.fromLocation`);
    const to = stockLocation(locations, one.toLocation, `${field}.toLocation`);
    if (from.location === to.location) refuse('SAME_LOCATION', { location: to.location, field: `${field}.toLocation` });
    const quantity = quantityUnits(one.quantity);
    if (quantity === 0n) refuse('INVALID_QUANTITY', { field: `${field}.quantity` });
    checkSerials(part, quantity, serials, `${field}.serials`);
    const move: WantedMove = {
      ...{ partNumber, fromLocation: from.location, toLocation: to.location, quantity, serials, field },
      itemNumber: at + 1,
    };
    return { move, from: from.warehouse, to: to.warehouse };
  });
  const [first] = moves;
  for (const { move, from, to } of moves) {
    if (from !== first?.from) refuse('SEVERAL_WAREHOUSES', { field: `${move.field}.fromLocation` });
    if (to !== first?.to) refuse('SEVERAL_WAREHOUSES', { field: `${move.field}.toLocation` });
  }
  const { from = '', to = '' } = first ?? {};
  return { moves: moves.map(({ move }) => move), fromWarehouse: from, toWarehouse: to };
}
