import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import type { Receiver } from '@gemba/contract/receiving/receivers/receiver';
import type { Page } from '@playwright/test';
import { ask } from './approvals.ts';
import { rowsOf } from './orders.ts';

/** Receives goods of an inspected part, all of them into QA, under a report of the story's own. */
export const receiveIntoQa = async (page: Page, quantity: string) => {
  for (const { poNumber } of (await rowsOf(page, '/receiving/purchaseOrders?limit=100')).toReversed()) {
    const { data: order } = await ask<ReceivablePurchaseOrder>(page, 'GET', `/receiving/purchaseOrders/${poNumber}`);
    const item = order.items.find(
      ({ stock, max, needsInspection }) =>
        needsInspection && stock?.trackableLevel === 'NONE' && !stock.hold && Number(max) >= Number(quantity),
    );
    if (!item) continue;
    const irNumber = `E2E-${Date.now()}`;
    const { data } = await ask<Receiver>(page, 'POST', `/receiving/purchaseOrders/${poNumber}`, {
      items: [
        {
          itemNumber: item.itemNumber,
          locations: [{ location: 'QA-HOLD', quantity }],
          irNumber,
          qtyQualified: '0',
        },
      ],
    });
    return { irNumber, part: item.part, receiverNumber: data.receiverNumber };
  }
  throw new Error('no inspected part can be received');
};
export const inspectionOf = async (page: Page, irNumber: string) =>
  (await ask<Inspection>(page, 'GET', `/inspections/${irNumber}`)).data;
