import type { findLocations } from '@gemba/contract/inventory/find-locations';
import type { CallReply } from '@gemba/contract/kit/call';
import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import { getShippingReadiness } from '@gemba/contract/shipping/sales-order/get-shipping-readiness';
import type { ShippableItem, ShippableSalesOrder } from '@gemba/contract/shipping/sales-order/shippable-sales-order';
import type { Page } from '@playwright/test';
import { ask } from '../support/approvals.ts';
import { rowsOf } from '../support/orders.ts';

/** An order of three lines, of parts that need neither a report nor numbers. */
export const threeLinesToReceive = async (page: Page) => {
  for (const { poNumber = '' } of await rowsOf(page, '/receiving/purchaseOrders?limit=100')) {
    const { data } = await ask<ReceivablePurchaseOrder>(page, 'GET', `/receiving/purchaseOrders/${poNumber}`);
    const lines = data.items.filter(({ max }) => Number(max) > 0);
    const isPlain = lines.every(
      ({ stock, needsInspection }) =>
        !needsInspection && stock?.trackableLevel === 'NONE' && !stock.hold && stock.suggestedLocation,
    );
    if (lines.length === 3 && isPlain) return { poNumber, lines };
  }
  throw new Error('no order of three plain lines is to be received');
};

const isPickable = ({ max, stock }: ShippableItem) =>
  Number(max) > 0 && stock?.trackableLevel !== 'SERIAL' && stock?.locations.some(({ onHand }) => Number(onHand) > 0);

/** Two lines with something on hand, without serial numbers, of an order that stands in the overview. */
export const twoLinesToShip = async (page: Page) => {
  const { data: groups } = await ask<CallReply<typeof getShippingReadiness>>(page, 'GET', getShippingReadiness.path);
  for (const { soNumber } of [...groups.ready.first, ...groups.part.first]) {
    const { data } = await ask<ShippableSalesOrder>(page, 'GET', `/shipping/salesOrders/${soNumber}`);
    const lines = data.items.filter(isPickable).slice(0, 2);
    if (lines.length === 2) return { soNumber, lines };
  }
  throw new Error('no order of two lines can be shipped');
};

/** Motors and gearboxes have serial numbers. */
const HAS_SERIALS = /^(MTR|GBX|GRB)-/;

/** The stock of the aisles, by part. */
const stockToHandle = async (page: Page) => {
  const aisles = ['A-', 'B-', 'C-'].map((start) => rowsOf(page, `/inventory?location=${start}&limit=100`));
  return (await Promise.all(aisles))
    .flat()
    .map(({ location = '', partNumber = '', onHand }) => ({ location, partNumber, onHand: String(Number(onHand)) }))
    .filter(({ onHand }) => onHand !== '0')
    .toSorted((one, other) => (one.partNumber < other.partNumber ? -1 : 1));
};

/** A part that lies at several locations, one of which is suggested, or at one alone. */
export const partToMove = async (page: Page, { lies }: { lies: 'at several' | 'at one' }) => {
  const rows = await stockToHandle(page);
  for (const row of rows.filter(({ partNumber, onHand }) => !HAS_SERIALS.test(partNumber) && Number(onHand) > 20)) {
    const { data } = await ask<CallReply<typeof findLocations>>(page, 'GET', `/locations?part=${row.partNumber}`);
    if (row.location !== 'C-04-1' && data.items.length > 1 === (lies === 'at several')) return row;
  }
  throw new Error(`no part lies ${lies}`);
};

/** A location whose first three parts have no serial numbers and figures of at most six digits together. */
export const threePartsToCount = async (page: Page) => {
  const shelves = Object.groupBy(await stockToHandle(page), ({ location }) => location);
  for (const [location, lying = []] of Object.entries(shelves)) {
    const parts = lying.slice(0, 3);
    const digits = parts.map(({ onHand }) => onHand).join('');
    const isPlain = !parts.some(({ partNumber }) => HAS_SERIALS.test(partNumber));
    if (parts.length === 3 && isPlain && /^\d{1,6}$/.test(digits))
      return { location, parts, isAll: lying.length === 3 };
  }
  throw new Error('no location with three parts can be counted');
};
