import type { Balance } from '@gemba/contract/inventory/inventory-shapes';
import type { Language } from '@gemba/contract/kit/languages';
import refusalsEn from '@gemba/contract/kit/refusals.en';
import refusalsEs from '@gemba/contract/kit/refusals.es';
import refusalsZh from '@gemba/contract/kit/refusals.zh';
import type { Page } from '@playwright/test';
import postingEn from '../../apps/web/src/inventory/posting/texts.en.ts';
import postingEs from '../../apps/web/src/inventory/posting/texts.es.ts';
import postingZh from '../../apps/web/src/inventory/posting/texts.zh.ts';
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

/** The words of the screens and of the server in each language, from the catalogues themselves. */
export const shippingTongues = {
  'en-US': { words: en, shelves: warehouseEn, posting: postingEn, kit: kitEn, refusals: refusalsEn },
  'zh-CN': { words: zh, shelves: warehouseZh, posting: postingZh, kit: kitZh, refusals: refusalsZh },
  'es-ES': { words: es, shelves: warehouseEs, posting: postingEs, kit: kitEs, refusals: refusalsEs },
} as const satisfies Record<Language, object>;

/** What lies of a part at a location, by its buckets. */
export const stockOf = async (page: Page, part: string, location: string) => {
  const path = `/inventory?${new URLSearchParams({ partNumber: part, location, limit: '100' })}`;
  const { data } = await ask<{ items: Balance[] }>(page, 'GET', path);
  const balance = data.items.find((one) => one.partNumber === part && one.location === location);
  return {
    onHand: Number(balance?.onHand ?? 0),
    inSip: Number(balance?.inSip ?? 0),
    inWip: Number(balance?.inWip ?? 0),
  };
};

/** A hardware scanner on a screen that is ready for it: fast keys and Enter, far faster than a busy machine presses them. */
export const scan = async (page: Page, code: string) => {
  await page.locator('footer').getByRole('button').last().waitFor();
  await page.evaluate(
    (keys) => {
      for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    },
    [...code, 'Enter'],
  );
};

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
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Take back' }).click();
  const sheet = page.getByRole('dialog', { name: `Take ${number} back` });
  await sheet.getByLabel('Reason').fill(reason);
  await sheet.getByRole('button', { name: 'Take back' }).click();
};

/** Real goods for the screens of shipping and of the shelves. */
export const shippingAddresses: Record<string, string> = {
  '/shipperSo/editSo': '/shipperSo/editSo?soNumber=31077',
  '/shipperWo/editWo': '/shipperWo/editWo?woNumber=70425',
  '/shipperDetail': '/shipperDetail?shipperNumber=61178',
  '/proformaShipper/detail': '/proformaShipper/detail?pfNumber=903&ship=1',
  '/warehouse/transferDetail': '/warehouse/transferDetail?transferNumber=3307',
  '/warehouse/count': '/warehouse/count?countNumber=1070',
};
