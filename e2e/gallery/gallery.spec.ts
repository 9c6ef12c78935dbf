import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const photo = (name: string) => fileURLToPath(new URL(`../../test-results/gallery/${name}.png`, import.meta.url));

async function open(page: Page, address: string) {
  await page.goto(`/#/${address}`);
  await page.locator('#root > *').first().waitFor();
}

/** A busy machine must not decide whether a toast is still there. */
async function stopTheClock(page: Page) {
  await page.clock.install({ time: new Date('2026-06-18T07:42:00Z') });
  await page.clock.pauseAt(new Date('2026-06-18T07:43:00Z'));
}

/** From page to page without loading anything anew; two frames for the drawing. */
async function turnTo(page: Page, address: string) {
  await page.evaluate(async (hash) => {
    window.location.hash = hash;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  }, `/${address}`);
}

/** In the dark only the colours are others. */
async function axeViolations(page: Page, theme: string): Promise<string[]> {
  return page.evaluate(async (isDark) => {
    // @ts-expect-error put there by the line above
    const { violations } = await window.axe.run(document, {
      runOnly: isDark
        ? ['color-contrast', 'link-in-text-block']
        : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      // Parts are shown here without the page they belong to.
      rules: Object.fromEntries(
        [
          'region',
          'landmark-one-main',
          'landmark-unique',
          'landmark-no-duplicate-banner',
          'landmark-no-duplicate-contentinfo',
          'landmark-banner-is-top-level',
          'page-has-heading-one',
          'heading-order',
        ].map((rule) => [rule, { enabled: false }]),
      ),
    });
    type Violation = { id: string; nodes: { html: string; failureSummary: string }[] };
    return (violations as Violation[]).map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary} (${nodes.length})`,
    );
  }, theme === 'dark');
}

/** Targets under 48 × 48. A control inside a label is as large as the label; the A–Z rail is one slider. */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]');
    const inside = dialog ?? document.body;
    const found: string[] = [];
    const targets = 'a[href], button, input, select, textarea, [role=slider], [tabindex="0"]';
    for (const target of inside.querySelectorAll<HTMLElement>(targets)) {
      if (target.getAttribute('role') === 'slider' || target.closest('[aria-hidden=true], [inert]')) continue;
      if (target.hasAttribute('data-base-ui-focus-guard')) continue;
      // A row whose name is the button is one target.
      const { width, height } = (target.closest('label, tr') ?? target).getBoundingClientRect();
      if (width === 0 || getComputedStyle(target).visibility === 'hidden') continue;
      if (width < 47.9 || height < 47.9) {
        found.push(`${target.outerHTML.slice(0, 120)} ${width.toFixed(0)}×${height.toFixed(0)}`);
      }
    }
    return found;
  });

/** The window, and boxes that cut off what is too wide for them. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((box) => {
        if (box.closest('.sr-only, svg') || box.scrollWidth <= box.clientWidth + 1) return false;
        return box === document.documentElement || ['hidden', 'clip'].includes(getComputedStyle(box).overflowX);
      })
      .map((box) => `${box.tagName}.${box.className} ${box.scrollWidth} > ${box.clientWidth}`),
  );

/** Every word of three letters or more, a third longer: German, or a translator we have not met yet. Codes stay. */
const stretchWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (node.parentElement?.closest('.code, svg, select, .sr-only')) continue;
      node.nodeValue = (node.nodeValue ?? '').replace(
        /\p{L}{3,}/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.35)).toLowerCase(),
      );
    }
  });

async function pageNames(page: Page): Promise<string[]> {
  await open(page, '');
  return page.locator('ul > li a').evaluateAll((links) => links.map((link) => link.textContent ?? ''));
}

test.describe('every page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const theme of ['light', 'dark']) {
    for (const part of [0, 1]) {
      test(`is sound in ${theme}, part ${part + 1}`, async ({ page }) => {
        const complaints: string[] = [];
        let current = '';
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) complaints.push(`${current}: ${message.text()}`);
        });
        page.on('pageerror', (error) => complaints.push(`${current}: ${error.message}`));

        const names = (await pageNames(page)).filter((_, at) => at % 2 === part);
        expect(names.length).toBeGreaterThan(20);
        // The policy forbids foreign scripts, the checker included; this way it enters through the debugger.
        await page.evaluate(axeSource);
        for (const name of names) {
          current = name;
          await turnTo(page, `${name}?theme=${theme}`);
          await page.screenshot({ path: photo(`${name}.${theme}`), animations: 'disabled' });
          for (const box of await overflowing(page)) complaints.push(`${name}: wider than its box ${box}`);
          for (const small of await smallTargets(page)) complaints.push(`${name}: small target ${small}`);
          for (const violation of await axeViolations(page, theme)) complaints.push(`${name}: ${violation}`);
        }
        expect(complaints).toEqual([]);
      });
    }
  }

  for (const look of ['lang=zh&theme=dark&touch=glove', 'lang=es&touch=glove', 'stretched=35']) {
    test(`fits a handheld of 360 × 640 with ${look}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      const complaints: string[] = [];
      for (const name of await pageNames(page)) {
        await turnTo(page, `${name}?${look}`);
        if (look.startsWith('stretched')) await stretchWords(page);
        for (const box of await overflowing(page)) complaints.push(`${name}: wider than its box ${box}`);
        for (const small of await smallTargets(page)) complaints.push(`${name}: small target ${small}`);
      }
      expect(complaints).toEqual([]);
    });
  }
});

test('the arrow keys move along a segmented control and choose', async ({ page }) => {
  await open(page, 'SegmentedControl');
  const po = page.getByRole('radio', { name: 'PO 6' });
  await po.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'SO 3' })).toBeFocused();
  await expect(page.getByRole('radio', { name: 'SO 3' })).toBeChecked();
  await page.keyboard.press('End');
  await expect(page.getByRole('radio', { name: 'WO 1' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(po).toBeChecked();
});

test('the stepper steps in tenths without rounding and stops at its limits', async ({ page }) => {
  await open(page, 'Stepper');
  const oil = page.getByRole('group', { name: 'Gear oil' });
  const value = oil.getByRole('button', { name: /number pad/ });
  // Forced: at its limit the button says that it is disabled, and still has to do no harm.
  for (let press = 0; press < 5; press += 1) await oil.getByRole('button', { name: 'More' }).click({ force: true });
  await expect(value).toContainText('1.5');
  for (let press = 0; press < 13; press += 1) await oil.getByRole('button', { name: 'Less' }).click();
  await expect(value).toContainText('0.2');
  await value.focus();
  await page.keyboard.press('ArrowUp');
  await expect(value).toContainText('0.3');
});

test('the number pad takes keys, chips and a keyboard, and refuses what is out of range', async ({ page }) => {
  await open(page, 'NumberPad');
  const pad = page.getByRole('dialog');
  const shown = pad.getByRole('status').first();
  const key = (name: string) => pad.getByRole('button', { name, exact: true });
  for (const name of ['1', '2', 'Decimal point', '7', '5']) await key(name).click();
  await expect(shown).toContainText('12.75');
  await key('Delete digit').click();
  await key('+ 40 box').click();
  await expect(shown).toContainText('52.7');
  await page.keyboard.type('99');
  await expect(shown).toContainText('52.799');
  await key('Set 52.799 EA').click();
  await expect(page.getByTestId('pad-value')).toHaveText('52.799');

  await page.getByRole('button', { name: 'Open the pad' }).click();
  await expect(key('Set 52.799 EA')).toBeFocused();
  // As fingers do: faster it would be a scan.
  await page.keyboard.type('281', { delay: 60 });
  await page.keyboard.press('Enter');
  await expect(pad.getByRole('alert')).toContainText('max 280');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('pad-value')).toHaveText('28');
});

test('a sheet keeps the focus inside, closes on Escape and gives the focus back', async ({ page }) => {
  await open(page, 'Sheet');
  const opener = page.getByRole('button', { name: 'Handle alarm' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Handle alarm' });
  await expect(sheet).toBeVisible();
  for (let press = 0; press < 9; press += 1) {
    await page.keyboard.press('Tab');
    // The guards at the ends hand the focus back to the inside.
    await expect.poll(() => page.evaluate(() => !!document.activeElement?.closest('[role=dialog]'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the question of a confirm sheet is answered by a verb and waits for its act', async ({ page }) => {
  await open(page, 'ConfirmSheet');
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeFocused();
  await stopTheClock(page);
  await page.getByRole('button', { name: 'Delete 4 types' }).click();
  await expect(page.getByRole('button', { name: 'Delete 4 types' })).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1000);
  await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
});

test('a toast leaves after two seconds and a notice after three', async ({ page }) => {
  await stopTheClock(page);
  await open(page, 'Toast');
  const show = async (name: string, words: string, ms: number) => {
    await page.getByRole('button', { name, exact: true }).click();
    await page.clock.runFor(50);
    await expect(page.getByText(words)).toBeVisible();
    await page.clock.runFor(ms - 150);
    await expect(page.getByText(words)).toBeVisible();
    await page.clock.runFor(200);
    await expect(page.getByText(words)).toBeHidden();
  };
  await show('Toast', 'Limited permissions', 2000);
  await show('Notice', 'Report ready', 3000);
});

test('what is said before the first drawing is still shown', async ({ page }) => {
  await stopTheClock(page);
  await open(page, 'Toast?early');
  const toast = page.getByRole('status').getByText('Said before anything was drawn');
  await expect(toast).toBeVisible();
  await page.clock.runFor(2000);
  await expect(toast).toBeHidden();
});

test('a double tap on a button that is busy sends once', async ({ page }) => {
  await stopTheClock(page);
  await open(page, 'Button');
  await page.getByTestId('send').dblclick();
  await expect(page.getByTestId('send')).toHaveAttribute('aria-busy', 'true');
  await page.getByTestId('send').click({ force: true });
  await expect(page.getByTestId('sent')).toHaveText('Sent 1');
  await page.clock.runFor(700);
  await expect(page.getByTestId('send')).not.toHaveAttribute('aria-busy', 'true');
  await page.getByTestId('send').click();
  await expect(page.getByTestId('sent')).toHaveText('Sent 2');
});

test('a chart is read value by value with the arrow keys', async ({ page }) => {
  await open(page, 'BarChart');
  await page.getByRole('group', { name: 'Bookings, 12 months' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('May: $1.70 M')).toBeAttached();
  await expect(page.getByRole('cell', { name: '$1.84 M' })).toBeAttached();
});

test('the letters of the rail answer to the arrow keys and skip those nobody has', async ({ page }) => {
  await open(page, 'AZRail');
  await page.getByRole('slider').focus();
  for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Jumped to K')).toBeVisible();
});

test('from 900 px on the dock gives way to the rail', async ({ page }) => {
  await open(page, 'HomeScreen');
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Orders' })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('navigation')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Orders' })).toBeVisible();
});
