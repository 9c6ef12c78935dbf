import fc from 'fast-check';
import { expect, it } from 'vitest';
import { quickHash } from '../testing/quick-hash.ts';
import { openStockRoom } from '../testing/stock-room.ts';
import { LONG } from '../testing/sweep.ts';
import { startTestApp } from '../testing/test-app.ts';
import { bringFile } from './testing/bring.ts';

/**
 * Imports of changed orders and parts between postings, in any order. The model knows only what was ordered and how much of it
 * has moved; it says of every file whether it is taken or is a conflict.
 */
const RUNS = LONG ? 200 : 20;
const erp = await startTestApp();

type Step =
  | { act: 'order' | 'sell' | 'make'; quantity: number }
  | { act: 'receive' | 'ship' | 'issue' | 'count'; quantity: number }
  | { act: 'unit'; unit: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ act: fc.constantFrom('order', 'sell', 'make' as const), quantity: fc.integer({ min: 1, max: 30 }) }),
  fc.record({
    act: fc.constantFrom('receive', 'ship', 'issue', 'count' as const),
    quantity: fc.integer({ min: 1, max: 12 }),
  }),
  fc.record({ act: fc.constant('unit' as const), unit: fc.constantFrom('EA', 'KG') }),
);

it(`${RUNS} interleavings of imports and postings leave the ledgers whole, overwrite nothing, and list every conflict`, {
  timeout: 900_000,
}, async () => {
  const room = await openStockRoom(erp, { issue_password_hash: await quickHash('open') });
  await erp.owner.query(`update app_user set user_name = 'maker' where user_id = $1`, [room.userId]);
  const bring = async (kind: string, header: string, row: string) => {
    const { told, left } = await bringFile(erp.owner, kind, `${header}\n${row}\n`, {
      companyId: room.companyId,
      userId: room.userId,
    });
    expect(told).toEqual([]);
    return left.length;
  };
  // Orders and parts of all runs come with one file of each kind.
  const all = Array.from({ length: RUNS }, (_, at) => at + 1);
  const setUp = (kind: string, header: string, row: (run: number) => string) =>
    bring(kind, header, all.map(row).join('\n'));
  await setUp('parts', 'partNumber,description,partType,uom', (run) => `PART-${run},Part,BUY,EA`);
  await setUp(
    'purchaseOrders',
    'poNumber,poDate,vendorId,billTo,shipTo,owner,buyerCode,currency,status',
    (run) => `P${run},2026-01-05,V-1,ACC,P2,maker,B0,USD,APPROVED`,
  );
  await setUp(
    'salesOrders',
    'soNumber,soDate,customerId,owner,warehouseCode,currency,status',
    (run) => `S${run},2026-01-05,C-1,maker,P2,USD,APPROVED`,
  );
  await setUp(
    'workOrders',
    'woNumber,woDate,partNumber,quantityOrdered,warehouseCode,owner,startDate,dueDate,status',
    (run) => `W${run},2026-01-05,GEARBOX,10,P2,maker,2026-01-05,2026-02-01,APPROVED`,
  );
  await setUp(
    'purchaseOrderItems',
    'poNumber,itemNumber,partNumber,quantityOrdered,costPerUnit,dateRequired',
    (run) => `P${run},1,PART-${run},20,2,2026-02-01`,
  );
  await setUp(
    'salesOrderItems',
    'soNumber,itemNumber,partNumber,quantityOrdered,listPrice,dateRequired',
    (run) => `S${run},1,PART-${run},20,5,2026-02-01`,
  );
  await setUp('workOrderComponents', 'woNumber,itemNumber,partNumber,quantityPer', (run) => `W${run},1,PART-${run},1`);
  let run = 0;
  const play = async (steps: readonly Step[]) => {
    run += 1;
    const [po, so, wo, part] = [`P${run}`, `S${run}`, `W${run}`, `PART-${run}`];
    const model = {
      ordered: 20,
      received: 0,
      sold: 20,
      shipped: 0,
      made: 10,
      issued: 0,
      onHand: 0,
      unit: 'EA',
      moved: false,
    };
    const ended = { po: false, so: false };
    const post = async (path: string, body: unknown) => await room.post<{ countNumber: string }>(path, body);
    const at = [{ location: 'A-01' }];
    for (const taken of steps) {
      if (taken.act === 'unit') {
        const conflict = taken.unit !== model.unit && model.moved;
        expect(await bring('parts', 'partNumber,uom', `${part},${taken.unit}`)).toBe(Number(conflict));
        if (!conflict) model.unit = taken.unit;
        continue;
      }
      const { act, quantity } = taken;
      if (act === 'order') {
        const conflict = quantity !== model.ordered && (ended.po || quantity < model.received);
        expect(await bring('purchaseOrderItems', 'poNumber,itemNumber,quantityOrdered', `${po},1,${quantity}`)).toBe(
          Number(conflict),
        );
        if (!conflict) model.ordered = quantity;
      } else if (act === 'sell') {
        const conflict = quantity !== model.sold && (ended.so || quantity < model.shipped);
        expect(await bring('salesOrderItems', 'soNumber,itemNumber,quantityOrdered', `${so},1,${quantity}`)).toBe(
          Number(conflict),
        );
        if (!conflict) model.sold = quantity;
      } else if (act === 'make') {
        const conflict = quantity !== model.made && quantity < model.issued;
        expect(await bring('workOrders', 'woNumber,quantityOrdered', `${wo},${quantity}`)).toBe(Number(conflict));
        if (!conflict) model.made = quantity;
      } else if (act === 'receive') {
        const items = [{ itemNumber: 1, locations: at.map((place) => ({ ...place, quantity: String(quantity) })) }];
        const { success } = await post(`/receiving/purchaseOrders/${po}`, { items });
        expect(success).toBe(!ended.po && quantity <= model.ordered - model.received);
        if (success)
          Object.assign(model, { received: model.received + quantity, onHand: model.onHand + quantity, moved: true });
      } else if (act === 'ship') {
        const items = [
          { itemNumber: 1, locations: at.map((place) => ({ ...place, newQtyShipped: String(quantity) })) },
        ];
        const { success } = await post(`/shipping/salesOrders/${so}`, { items, shipNow: true });
        expect(success).toBe(!ended.so && quantity <= model.sold - model.shipped && quantity <= model.onHand);
        if (success) Object.assign(model, { shipped: model.shipped + quantity, onHand: model.onHand - quantity });
      } else if (act === 'issue') {
        const items = [{ itemNumber: 1, locations: at.map((place) => ({ ...place, quantity: String(quantity) })) }];
        const { success } = await post(`/shipping/workOrders/${wo}`, { issuePassword: 'open', items });
        expect(success).toBe(quantity <= model.made - model.issued && quantity <= model.onHand);
        if (success) Object.assign(model, { issued: model.issued + quantity, onHand: model.onHand - quantity });
      } else if (model.moved) {
        const { data } = await post('/counts', { location: 'A-01' });
        const items = [{ partNumber: part, counted: String(quantity), reason: 'Counted' }];
        const { success } = await post(`/counts/${data.countNumber}/post`, { items });
        if (success) model.onHand = quantity;
        else await post(`/counts/${data.countNumber}/cancel`, undefined);
      }
      // An order that is whole is closed, whether by a posting or by a file.
      ended.po ||= model.received > 0 && model.received === model.ordered;
      ended.so ||= model.shipped > 0 && model.shipped === model.sold;
    }
    const [kept] = await room.ask<Record<string, string>>(
      `select (select concat_ws(' ', trim_scale(quantity_ordered), trim_scale(quantity_received)) from purchase_order_item where company_id = $1 and po_number = $2) as po,
              (select concat_ws(' ', trim_scale(quantity_ordered), trim_scale(quantity_shipped)) from sales_order_item where company_id = $1 and so_number = $3) as so,
              (select concat_ws(' ', trim_scale(quantity_required), trim_scale(quantity_issued)) from work_order_component where company_id = $1 and wo_number = $4) as wo,
              (select trim_scale(on_hand)::text from part_stock where company_id = $1 and part_number = $5) as on_hand,
              (select uom from part where company_id = $1 and part_number = $5) as unit`,
      [po, so, wo, part],
    );
    expect(kept).toEqual({
      po: `${model.ordered} ${model.received}`,
      so: `${model.sold} ${model.shipped}`,
      wo: `${model.made} ${model.issued}`,
      on_hand: String(model.onHand),
      unit: model.unit,
    });
  };
  const SEED = Number(process.env['GEMBA_SEED'] ?? 21);
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), play), {
    numRuns: RUNS,
    seed: SEED,
    endOnFailure: true,
  });
  expect(await room.broken()).toEqual([]);
});
