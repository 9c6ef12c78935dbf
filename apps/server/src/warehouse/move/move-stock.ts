import type { CallParsed } from '@gemba/contract/kit/call';
import type { TrackableLevel } from '@gemba/contract/parts/part-shapes';
import * as contract from '@gemba/contract/warehouse/move/move-stock';
import { movedItemRules, nothingToMoveRules } from '@gemba/contract/warehouse/move/move-stock-rules';
import { type Locations, locationNamed, readLocations } from '../../inventory/index.ts';
import type { Tx } from '../../kit/database/database.ts';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { refuse, refuseFirst } from '../../kit/refuse.ts';
import { checkLicence, companyFacts, post, quantityUnits } from '../../postings/index.ts';
import { type Carried, carry, carrySerials, send, sendSerials, WITHIN_WAREHOUSE } from './carry.ts';
import { readTransfer } from './get-transfer.ts';
import { insertTransfer, itemRows } from './transfers.sql.ts';

/** Within a warehouse goods arrive at once; between two they are in transfer until they arrive. */
export const moveStock = operation(contract.moveStock, async (tx, actor, { body }) => {
  const { companyId, userId } = actor;
  const [company, locations, parts] = await Promise.all([
    companyFacts(tx, companyId),
    readLocations(
      tx,
      companyId,
      body.items.flatMap(({ fromLocation, toLocation }) => [fromLocation, toLocation]),
    ),
    readParts(
      tx,
      companyId,
      body.items.map(({ partNumber }) => partNumber),
    ),
  ]);
  checkLicence(company, 'WAREHOUSE');
  const { items, fromWarehouse, toWarehouse } = checkItems(body.items, parts, locations);
  const within = fromWarehouse === toWarehouse;
  const { number } = await post(tx, actor, {
    day: company.today,
    document: { kind: 'transfer' },
    movements: within ? carry(items, WITHIN_WAREHOUSE) : send(items),
    serials: within ? carrySerials(items, 'STOCK') : sendSerials(items),
    whenShort: 'MOVED_QTY_OVER_ON_HAND',
    rows: ({ number: transferNumber, steps }) => [
      insertTransfer(
        tx,
        companyId,
        userId,
        { transferNumber, fromWarehouse, toWarehouse, arrived: within, reason: body.reason ?? null, reverses: null },
        itemRows(items, (index) => steps[within ? index * 2 : index]?.before.cost ?? 0n),
      ),
    ],
  });
  return readTransfer(tx, actor, number);
});

interface PartFacts {
  partNumber: string;
  trackableLevel: TrackableLevel;
}

const selectParts = statement<{ companyId: number; numbers: readonly string[] }, PartFacts>(
  `select part_number, trackable_level from part
    where company_id = :companyId and part_number = any(:numbers::text[])`,
);

async function readParts(tx: Tx, companyId: number, numbers: readonly string[]) {
  const rows = await tx.all(selectParts({ companyId, numbers: [...new Set(numbers)] }));
  return new Map(rows.map((row) => [row.partNumber, row]));
}

type AskedItems = CallParsed<typeof contract.moveStock>['body']['items'];

/** All items go from one warehouse to one. */
function checkItems(asked: AskedItems, parts: ReadonlyMap<string, PartFacts>, locations: Locations) {
  refuseFirst(nothingToMoveRules(asked));
  const checked = asked.map((line, index) => {
    const { partNumber, serials = [] } = line;
    const field = `items.${index}`;
    const part = parts.get(partNumber) ?? refuse('PART_NOT_EXIST', { partNumber, field: `${field}.partNumber` });
    refuseFirst(movedItemRules(line, field, part, locations));
    const from = locationNamed(locations, line.fromLocation);
    const to = locationNamed(locations, line.toLocation);
    const item: Carried = {
      partNumber,
      fromLocation: from.location,
      toLocation: to.location,
      quantity: quantityUnits(line.quantity),
      serials,
      itemNumber: index + 1,
      field,
    };
    return { item, from: from.warehouse, to: to.warehouse };
  });
  const [first] = checked;
  for (const [index, { from, to }] of checked.entries()) {
    if (from !== first?.from) refuse('SEVERAL_WAREHOUSES', { field: `items.${index}.fromLocation` });
    if (to !== first?.to) refuse('SEVERAL_WAREHOUSES', { field: `items.${index}.toLocation` });
  }
  const { from: fromWarehouse = '', to: toWarehouse = '' } = first ?? {};
  return { items: checked.map(({ item }) => item), fromWarehouse, toWarehouse };
}
