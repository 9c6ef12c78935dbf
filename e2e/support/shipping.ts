import type { Balance } from '@gemba/contract/inventory/inventory-shapes';
import type { Language } from '@gemba/contract/kit/languages';
import refusalsEn from '@gemba/contract/kit/refusals/refusals.en';
import refusalsEs from '@gemba/contract/kit/refusals/refusals.es';
import refusalsZh from '@gemba/contract/kit/refusals/refusals.zh';
import type { PartToPick } from '@gemba/contract/shipping/shipping-shapes';
import type { Page } from '@playwright/test';
import postingEn from '../../apps/web/src/kit/posting/texts.en.ts';
import postingEs from '../../apps/web/src/kit/posting/texts.es.ts';
import postingZh from '../../apps/web/src/kit/posting/texts.zh.ts';
import kitEn from '../../apps/web/src/kit/texts.en.ts';
import kitEs from '../../apps/web/src/kit/texts.es.ts';
import kitZh from '../../apps/web/src/kit/texts.zh.ts';
import en from '../../apps/web/src/shipping/texts.en.ts';
import es from '../../apps/web/src/shipping/texts.es.ts';
import zh from '../../apps/web/src/shipping/texts.zh.ts';
import warehouseEn from '../../apps/web/src/warehouse/texts.en.ts';
import warehouseEs from '../../apps/web/src/warehouse/texts.es.ts';
import warehouseZh from '../../apps/web/src/warehouse/texts.zh.ts';
import { ask } from './approvals.ts';
import { rowsOf } from './orders.ts';

/** The words of the screens and of the server in each language, from the catalogues themselves. */
export const shippingTongues = {
  'en-US': { words: en, shelves: warehouseEn, posting: postingEn, kit: kitEn, refusals: refusalsEn },
  'zh-CN': { words: zh, shelves: warehouseZh, posting: postingZh, kit: kitZh, refusals: refusalsZh },
  'es-ES': { words: es, shelves: warehouseEs, posting: postingEs, kit: kitEs, refusals: refusalsEs },
} as const satisfies Record<Language, object>;

const balancesOf = async (page: Page, partNumber: string, location = '') => {
  const beginnings = { partNumber, ...(location && { location }) };
  const path = `/inventory?${new URLSearchParams({ ...beginnings, limit: '100' })}`;
  const { data } = await ask<{ items: Balance[] }>(page, 'GET', path);
  return data.items.filter((one) => one.partNumber === partNumber);
};

/** Stock of a part at a location, by bucket. */
export const stockOf = async (page: Page, part: string, location: string) => {
  const balance = (await balancesOf(page, part, location)).find((one) => one.location === location);
  return {
    onHand: Number(balance?.onHand ?? 0),
    inSip: Number(balance?.inSip ?? 0),
    inWip: Number(balance?.inWip ?? 0),
  };
};

/** Shelves that stories name. */
const NAMED = ['B-04-3', 'C-01-2', 'C-02-1', 'C-02-2', 'C-03-1'];

/** A shelf with one part that is traced by serial numbers: motors and gearboxes are. */
export const shelfOfOneTraced = async (page: Page): Promise<{ location: string; part: string }> => {
  const rows = (
    await Promise.all(['MTR-', 'GBX-'].map((start) => rowsOf(page, `/inventory?partNumber=${start}&limit=100`)))
  )
    .flat()
    .filter(({ onHand }) => Number(onHand) > 0);
  const alone = rows.find(
    ({ location = '' }) => !NAMED.includes(location) && rows.filter((row) => row['location'] === location).length === 1,
  );
  if (!alone) throw new Error('no shelf has one traced part');
  return { location: alone['location'] ?? '', part: alone['partNumber'] ?? '' };
};

/** Where most of a part lies: that differs from day to day. */
export const whereMost = async (page: Page, part: string): Promise<string> => {
  const balances = await balancesOf(page, part);
  return balances.toSorted((a, b) => Number(b.onHand) - Number(a.onHand))[0]?.location ?? '';
};

/** Where a part of a sales order can be taken from, in the order in which it is suggested. */
export const placesToPick = async (page: Page, soNumber: string, part: string): Promise<PartToPick['locations']> => {
  const path = `/shipping/salesOrders/${soNumber}`;
  const { data } = await ask<{ items: { part: string; stock: PartToPick }[] }>(page, 'GET', path);
  return data.items.find((item) => item.part === part)?.stock.locations ?? [];
};

/** Codes one after the other, as a hardware scanner types them: far faster than a busy machine presses keys. */
export const burst = (page: Page, ...codes: string[]) =>
  page.evaluate(
    (keys) => {
      const pressed = keys.map((key) => new KeyboardEvent('keydown', { key, bubbles: true }));
      for (const press of pressed) document.body.dispatchEvent(press);
    },
    codes.flatMap((code) => [...code, 'Enter']),
  );

/**
 * As a scanner does where something has the focus: far faster than a busy machine presses keys. Every key has its time
 * before the first is worked on, as keys that wait for a slow page have. The separator of a carton's code is typed with Ctrl.
 * `comes`: what is there by the time that only the `last` keys are left.
 */
export const scanIntoFocus = (page: Page, codes: string | readonly string[], amid?: { comes: string; last: number }) =>
  page.evaluate(
    async ({ keys, comes, last }) => {
      const pressed = keys.map((key) => {
        const between = key === '\u001D';
        const typed = between ? { key: ']', ctrlKey: true } : { key };
        return new KeyboardEvent('keydown', { ...typed, bubbles: true, cancelable: true });
      });
      for (const [index, press] of pressed.entries()) {
        const { key, ctrlKey } = press;
        while (index === keys.length - last && !document.querySelector(comes)) await new Promise(requestAnimationFrame);
        const at = document.activeElement ?? document.body;
        const goesOn = at.dispatchEvent(press);
        if (!goesOn || !(at instanceof HTMLInputElement) || key.length > 1 || ctrlKey) continue;
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(at, at.value + key);
        at.dispatchEvent(new Event('input', { bubbles: true }));
      }
    },
    { keys: [codes].flat().flatMap((code) => [...code, 'Enter']), comes: amid?.comes ?? '', last: amid?.last ?? 0 },
  );

/** A hardware scanner on a form that is ready for it. */
export const scan = async (page: Page, code: string) => {
  await page.locator('footer').getByRole('button').last().waitFor();
  await burst(page, code);
};

/** The code of a carton, with the separator as scanners type it. */
export const scanCarton = (page: Page, fields: readonly string[]) =>
  page.evaluate((typed) => {
    const press = (key: string, ctrlKey = false) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }));
    for (const [index, field] of typed.entries()) {
      if (index > 0) press(']', true);
      for (const key of field) press(key);
    }
    press('Enter');
  }, fields);

/** Keys a quantity of one place of a line; the pad stays open where it is refused. */
export const setQuantity = async (
  page: Page,
  at: { card: ReturnType<Page['locator']>; button: string | RegExp },
  keys: string,
  set: RegExp,
) => {
  await at.card.getByRole('button', { name: at.button }).first().click();
  const pad = page.getByRole('dialog');
  for (const key of keys) await pad.getByRole('button', { name: key, exact: true }).click();
  await pad.getByRole('button', { name: set }).click();
};

/** Takes the document that is shown back, with a reason. */
export const takeBack = async (page: Page, number: string, reason: string) => {
  await page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  const sheet = page.getByRole('dialog', { name: `Take ${number} back` });
  await sheet.getByLabel('Reason').fill(reason);
  await sheet.getByRole('button', { name: 'Take back' }).click();
};

/** Real documents for the screens whose numbers differ from day to day. */
export const shippingAddresses = async (page: Page): Promise<Record<string, string>> => {
  const [shipper] = await rowsOf(page, '/shippers?status=open&limit=1');
  const [proforma] = await rowsOf(page, '/proformaShippers?limit=1');
  const [returned] = await rowsOf(page, '/rtvShippers?limit=1');
  const [toReceive] = await rowsOf(page, '/receiving/rmas?limit=1');
  const [toShip] = await rowsOf(page, '/shipping/rtvs?limit=1');
  const [count] = await rowsOf(page, '/counts?limit=1');
  const [ncr] = await rowsOf(page, '/ncrs?limit=1');
  return {
    '/shipperDetail': `/shipperDetail?shipperNumber=${shipper?.['shipperNumber']}`,
    '/proformaShipper/detail': `/proformaShipper/detail?pfNumber=${proforma?.['pfNumber']}&ship=1`,
    '/receiveRma/editRma': `/receiveRma/editRma?rmaNumber=${toReceive?.['rmaNumber']}`,
    '/shipRtv/editRtv': `/shipRtv/editRtv?rtvNumber=${toShip?.['rtvNumber']}`,
    '/rtvShipperDetail': `/rtvShipperDetail?shipperNumber=${returned?.['shipperNumber']}`,
    '/label/rtvShipper': `/label/rtvShipper?shipperNumber=${returned?.['shipperNumber']}`,
    '/warehouse/count': `/warehouse/count?countNumber=${count?.['countNumber']}`,
    '/quality/ncr': `/quality/ncr?ncrNumber=${ncr?.['ncrNumber']}`,
  };
};
