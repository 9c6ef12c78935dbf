import type { Page } from '@playwright/test';
import { expect, test } from '../support/gemba.ts';
import { type Counted, type Hand, handOn } from './hand.ts';

/** The annotation of a test that holds its figures for the table. */
export const COUNTED = 'counted';

export interface Figures {
  used: Counted;
  limit: Counted;
}

type Limit = Partial<Counted>;
type Work = (hand: Hand, page: Page) => Promise<void>;

/** A task of a person, from the signed-in start screen to its result, within its limit of taps, keys and scans. */
export const task = (name: string, userName: string, most: Limit, work: Work) =>
  test(name, async ({ as }, info) => {
    const limit = { taps: 0, keys: 0, scans: 0, ...most };
    const page = await as(userName, { hasTouch: true });
    await page.goto('/navigation');
    await page.locator('h1').waitFor();
    // On its first visit a device does not know yet how much room the day takes: the tiles below it still move.
    await page.waitForFunction(() => localStorage.getItem('startRoom') !== null);
    const hand = handOn(page);
    await work(hand, page);
    const figures: Figures = { used: hand.counted, limit };
    info.annotations.push({ type: COUNTED, description: JSON.stringify(figures) });
    for (const count of ['taps', 'keys', 'scans'] as const)
      expect(hand.counted[count], count).toBeLessThanOrEqual(limit[count]);
  });
