import type { Language } from '@gemba/contract/kit/languages';
import refusalsEn from '@gemba/contract/kit/refusals/refusals.en';
import refusalsEs from '@gemba/contract/kit/refusals/refusals.es';
import refusalsZh from '@gemba/contract/kit/refusals/refusals.zh';
import type { ProformaReceiver } from '@gemba/contract/receiving/proforma/proforma-receiver';
import type { ReceivablePurchaseOrder } from '@gemba/contract/receiving/purchase-order/receivable-purchase-order';
import type { ReceivableWorkOrder } from '@gemba/contract/receiving/work-order/receivable-work-order';
import type { Page } from '@playwright/test';
import postingEn from '../../apps/web/src/kit/posting/texts.en.ts';
import postingEs from '../../apps/web/src/kit/posting/texts.es.ts';
import postingZh from '../../apps/web/src/kit/posting/texts.zh.ts';
import kitEn from '../../apps/web/src/kit/texts.en.ts';
import kitEs from '../../apps/web/src/kit/texts.es.ts';
import kitZh from '../../apps/web/src/kit/texts.zh.ts';
import en from '../../apps/web/src/receiving/texts.en.ts';
import es from '../../apps/web/src/receiving/texts.es.ts';
import zh from '../../apps/web/src/receiving/texts.zh.ts';
import { ask } from './approvals.ts';
import { rowsOf } from './orders.ts';

/** The words of the screens and of the server in each language, from the catalogues themselves. */
export const tongues = {
  'en-US': { words: en, posting: postingEn, kit: kitEn, refusals: refusalsEn },
  'zh-CN': { words: zh, posting: postingZh, kit: kitZh, refusals: refusalsZh },
  'es-ES': { words: es, posting: postingEs, kit: kitEs, refusals: refusalsEs },
} as const satisfies Record<Language, object>;

/** The card of a line by its part. */
export const card = (page: Page, part: string) => page.getByRole('region', { name: part, exact: true });

/** The only line of an order is open already. */
export const openLine = async (page: Page, part: string) => {
  const folded = card(page, part).getByRole('button', { expanded: false }).first();
  await folded
    .or(card(page, part).getByRole('button', { expanded: true }))
    .first()
    .waitFor();
  if (await folded.isVisible()) await folded.click();
};

/** Keys a quantity into the pad that is open. */
export const keyIn = async (page: Page, quantity: string, set: RegExp | string = /^Set/) => {
  const pad = page.getByRole('dialog');
  for (const key of quantity) await pad.getByRole('button', { name: key, exact: true }).click();
  await pad.getByRole('button', { name: set }).click();
};

/** The one button at the foot. */
export const submit = (page: Page) => page.locator('footer').getByRole('button').last();

/** The number on the screen after a posting. */
export const postedNumber = async (page: Page) => {
  await page.waitForURL(/posted=/);
  return new URL(page.url()).searchParams.get('posted') ?? '';
};

type Pages = Parameters<typeof ask>[0];
type Located = { location: string; onHand: string };
type Component = {
  itemNumber: number;
  quantityPer: string;
  stock: { trackableLevel: string; hold: boolean; locations: Located[] };
};

/** A work order of one piece's worth of components, issued for the story: what lies in WIP differs from day to day. */
export const issueForOne = async (page: Pages): Promise<{ woNumber: string; part: string }> => {
  for (const { woNumber = '', part = '' } of await rowsOf(page, '/shipping/workOrders?limit=100')) {
    const { data: order } = await ask<{ components: Component[] }>(page, 'GET', `/shipping/workOrders/${woNumber}`);
    const { data: made } = await ask<ReceivableWorkOrder>(page, 'GET', `/receiving/workOrders/${woNumber}`);
    const items = order?.components.map(({ itemNumber, quantityPer, stock }) => {
      const from = stock.locations.find(({ onHand }) => Number(onHand) >= Number(quantityPer));
      const usable = from && stock.trackableLevel !== 'SERIAL' && !stock.hold;
      return usable && { itemNumber, locations: [{ location: from.location, quantity: quantityPer }] };
    });
    if (!items?.every(Boolean) || made?.stock.trackableLevel !== 'NONE' || made.stock.hold || !made.hasStandardCost)
      continue;
    const body = { issuePassword: 'issue-demo', items };
    const { success } = await ask(page, 'POST', `/shipping/workOrders/${woNumber}`, body);
    if (success) return { woNumber, part };
  }
  throw new Error('no work order can be issued to');
};

const isPlain = ({ needsInspection, stock }: ProformaReceiver['items'][number]) =>
  !needsInspection && stock.trackableLevel === 'NONE' && !stock.hold;

/** Goods on the way of which some need neither a report nor numbers: the oldest, whoever wants a plain paper takes the newest. */
export const partlyPlainProforma = async (page: Pages) => {
  for (const { prNumber = '' } of (await rowsOf(page, '/proformaReceivers?limit=50')).toReversed()) {
    const { data } = await ask<ProformaReceiver>(page, 'GET', `/proformaReceivers/${prNumber}`);
    const plain = data.items.find(isPlain);
    if (plain) return { prNumber, plain, others: data.items.filter((item) => item !== plain) };
  }
  throw new Error('nothing plain is on the way');
};

/** Goods on the way that need neither a report nor numbers. */
export const plainProforma = async (page: Pages): Promise<ProformaReceiver> => {
  for (const { prNumber = '' } of await rowsOf(page, '/proformaReceivers?limit=50')) {
    const { data } = await ask<ProformaReceiver>(page, 'GET', `/proformaReceivers/${prNumber}`);
    if (data.items.length === 1 && data.items.every(isPlain)) return data;
  }
  throw new Error('nothing plain is on the way');
};

/** An order with a part that is traced by lot. Other stories count on 48190. */
export const orderOfLots = async (page: Pages): Promise<{ poNumber: string; part: string }> => {
  for (const { poNumber = '' } of await rowsOf(page, '/receiving/purchaseOrders?limit=100')) {
    const { data } = await ask<ReceivablePurchaseOrder>(page, 'GET', `/receiving/purchaseOrders/${poNumber}`);
    const item = data.items.find(({ stock, max }) => stock?.trackableLevel === 'LOT' && Number(max) >= 9);
    if (item && poNumber !== '48190') return { poNumber, part: item.part };
  }
  throw new Error('no lots are ordered');
};

/** Orders that stories name. */
export const NAMED = [
  '48164',
  '48190',
  '48192',
  '48193',
  '48195',
  '48196',
  '48198',
  '48199',
  '48204',
  '48206',
  '48213',
];

/**
 * An order with a plain part whose vendor has another order, while the order that is due first is of another vendor:
 * "due next" and "next of the vendor" differ.
 */
export const orderBesideOthers = async (page: Pages): Promise<{ poNumber: string; part: string; next: string }> => {
  const rows = await rowsOf(page, '/receiving/purchaseOrders?limit=100');
  for (const { poNumber = '', vendorId } of rows) {
    const next = rows.find((row) => row['vendorId'] === vendorId && row['poNumber'] !== poNumber);
    const due = rows.find((row) => row['poNumber'] !== poNumber);
    if (!next || due === next || NAMED.includes(poNumber)) continue;
    const { data } = await ask<ReceivablePurchaseOrder>(page, 'GET', `/receiving/purchaseOrders/${poNumber}`);
    const item = data.items.find(
      ({ stock, needsInspection, max }) =>
        stock?.trackableLevel === 'NONE' &&
        !stock.hold &&
        !needsInspection &&
        stock.suggestedLocation &&
        Number(max) > 1,
    );
    if (item) return { poNumber, part: item.part, next: next['poNumber'] ?? '' };
  }
  throw new Error('no vendor has two orders to receive');
};

/** Where the goods of a line are suggested to go. */
export const suggested = async (page: Pages, poNumber: string, part: string): Promise<string> => {
  const { data } = await ask<ReceivablePurchaseOrder>(page, 'GET', `/receiving/purchaseOrders/${poNumber}`);
  return data.items.find((item) => item.part === part)?.stock?.suggestedLocation ?? '';
};
