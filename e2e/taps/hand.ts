import { expect, type Locator, type Page } from '@playwright/test';
import { burst } from '../support/shipping.ts';

export interface Counted {
  taps: number;
  keys: number;
  scans: number;
}

/** The hand of a person on the screen: the one place where taps, keys and scans are counted. */
export const handOn = (page: Page) => {
  const counted: Counted = { taps: 0, keys: 0, scans: 0 };
  return {
    counted,
    tap: async (target: Locator) => {
      counted.taps += 1;
      await target.click();
    },
    /** Scrolls to a row that a long list has not drawn yet; a person scrolls too, and neither taps nor types. */
    scrollTo: async (target: Locator) => {
      await expect(async () => {
        await page.mouse.move(195, 500);
        await page.mouse.wheel(0, 1_500);
        await expect(target).toBeVisible({ timeout: 300 });
      }).toPass();
    },
    /** A finger across a row to the right counts as a tap. */
    swipe: async (target: Locator) => {
      counted.taps += 1;
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error('nothing to swipe');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const device = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by: number) =>
        device.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: x + by, y }] });
      await touch('touchStart', 0);
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', step * 20);
      await touch('touchEnd', 160);
    },
    /** Types into the field that has the focus; one that needs a tap first gets it from `tap`. */
    type: async (words: string) => {
      counted.keys += words.length;
      await expect(page.locator('input:focus')).toBeVisible();
      await page.keyboard.type(words);
    },
    /** Keys of the number pad on the screen. */
    key: async (pad: Locator, figure: string) => {
      counted.keys += figure.length;
      for (const digit of figure) await pad.getByRole('button', { name: digit, exact: true }).click();
    },
    /** A code from a hardware scanner. */
    scan: async (code: string) => {
      counted.scans += 1;
      await burst(page, code);
    },
  };
};

export type Hand = ReturnType<typeof handOn>;
