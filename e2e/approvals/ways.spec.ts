import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { LANGUAGES } from '@gemba/contract/kit/languages';
import type { Page } from '@playwright/test';
import { catalogues, decidable, leaveAsItWas, showList, waiting } from '../support/approvals.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow, wrongInLightAndDark } from '../support/looks.ts';
import { openScreen } from '../support/screens.ts';

// Several people are at it at once, each with a browser.

const { words } = catalogues['en-US'];
const long = 'Gesellschaft für Präzisionsverzahnungen und Antriebstechnik mbH & Co. Kommanditgesellschaft';

/** A finger across a row. */
const swipe = async (page: Page, card: ApprovalCard, by: number) => {
  const row = page.getByRole('link', { name: card.number });
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (!box) throw new Error('the row is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const device = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: number) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x: at, y }] });
  await touch('touchStart', x);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', x + (by * step) / 8);
  await touch('touchEnd', x + by);
};

test('a swipe to the left opens the rejection, one to the right approves; a glove swipes nothing', async ({ as }) => {
  const page = await as('approver', { hasTouch: true });
  await page.goto('/auditList?kind=wo');
  const [card] = (await waiting(page, 'wo')).filter(({ approval }) => approval.canApprove);
  if (!card) throw new Error('nothing to approve');
  await swipe(page, card, -160);
  await expect(page.getByRole('dialog')).toContainText(words.event.reject);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => {
    document.documentElement.dataset['touch'] = 'glove';
  });
  await swipe(page, card, 160);
  await expect(page.getByRole('link', { name: card.number })).toBeVisible();
  await page.evaluate(() => {
    delete document.documentElement.dataset['touch'];
  });
  await swipe(page, card, 160);
  const undo = page.getByRole('status').filter({ hasText: card.number });
  await expect(undo).toBeVisible();
  await undo.getByRole('button').click();
  await expect(page.getByRole('link', { name: card.number })).toBeVisible();
  await leaveAsItWas(page, card);
});

test('a kind that somebody may not see is refused aloud, by its old name too; documents are one tap away', async ({
  as,
}) => {
  const operator = await as('operator');
  for (const name of ['kind', 'type']) {
    await operator.goto(`/auditList?${name}=po`);
    await expect(operator.getByText('Limited permissions')).toBeVisible();
  }
  const page = await as('approver');
  await page.goto('/auditList?type=po');
  const card = (await waiting(page, 'po')).find(({ documentCount }) => documentCount > 0);
  if (!card) throw new Error('no order with documents waits');
  const row = page.getByRole('listitem').filter({ hasText: card.number }).first();
  await row.getByRole('button', { name: new RegExp(card.number) }).click();
  await row.getByRole('link', { name: String(card.documentCount), exact: true }).click();
  await expect(page).toHaveURL(/#documents$/);
  await expect(page.locator('details[open] summary').filter({ hasText: words.documents })).toBeInViewport();
});

test('the list is searched and sorted, and the address keeps both', async ({ as }) => {
  const page = await as('approver');
  const cards = await waiting(page, 'po');
  await showList(page, cards);
  await page.goto('/auditList?kind=po');
  const largest = cards.toSorted((one, other) => Number(other.approval.amount) - Number(one.approval.amount))[0];
  await page.getByRole('button', { name: words.sort.urgent }).click();
  await page.getByRole('radio', { name: words.sort.largest }).click({ force: true });
  await expect(page).toHaveURL(/sort=largest/);
  await expect(page.getByRole('list', { name: words.title }).getByRole('link').first()).toContainText(
    largest?.number ?? '',
  );
  await page.getByRole('button', { name: words.search }).click();
  await page.getByRole('searchbox').fill('no such order');
  await expect(page.getByText(words.notFoundHow)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('no such order');
  await page.getByRole('button', { name: words.showAll }).click();
  await expect(page.getByRole('link', { name: largest?.number ?? '' })).toBeVisible();
});

test('from one waiting order to the next without the list between', async ({ as }) => {
  const page = await as('approver');
  const cards = await waiting(page, 'po');
  const [first, second] = decidable(cards);
  await showList(page, cards);
  await page.goto('/auditList?kind=po');
  await page
    .getByRole('link', { name: first?.number ?? '' })
    .first()
    .click();
  await page.getByRole('button', { name: words.nextOrder }).click();
  await expect(page.locator('h1')).toContainText(second?.number ?? '');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/auditList/);
});

test("the phone's Back ends the choice of several orders, and leaves the list only then", async ({ as }) => {
  const page = await as('approver');
  await page.goto('/order');
  await openScreen(page, '/auditList?kind=po');
  const select = page.getByRole('button', { name: words.select, exact: true });
  await select.click();
  await expect(select).toBeHidden();
  await page.goBack();
  await expect(select).toBeVisible();
  await expect(page).toHaveURL(/\/auditList\?kind=po$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/order$/);
});

test('an order opens at its top from a list that was scrolled, and Back leads to the same place of the list', async ({
  as,
}) => {
  const page = await as('approver', { viewport: { width: 390, height: 500 } });
  const top = () =>
    page
      .locator('[data-scrolls]')
      .first()
      .evaluate((box) => box.scrollTop);
  await page.goto('/auditList?kind=po');
  const rows = page.getByRole('list', { name: words.title }).getByRole('link');
  await rows.last().scrollIntoViewIfNeeded();
  const scrolled = await top();
  expect(scrolled).toBeGreaterThan(100);
  // A slow finger: the order has been read before it opens.
  const read = page.waitForResponse((answer) => answer.url().includes('/app/purchaseOrders/'));
  await rows.last().click({ delay: 1_000 });
  await read;
  await expect(page.getByRole('button', { name: words.event.approve, exact: true })).toBeVisible();
  expect(await top()).toBe(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(rows.last()).toBeInViewport();
  await expect.poll(top).toBe(scrolled);
});

test('all six kinds are in view at once, in every language, on the narrowest phone and at twice the text', async ({
  as,
}) => {
  for (const language of LANGUAGES) {
    const page = await as('approver', { stored: { language } });
    await page.goto('/auditList?kind=rtv');
    const kinds = page.getByRole('radiogroup', { name: catalogues[language].words.kinds });
    await expect(kinds.getByRole('radio')).toHaveText([/\d/, /\d/, /\d/, /\d/, /\d/, /\d/]);
    for (const [width, text] of [
      [390, '100%'],
      [320, '100%'],
      [390, '200%'],
      [320, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
      const hidden = await kinds.evaluate((group) => {
        const { left, right } = group.getBoundingClientRect();
        const faces = [...group.querySelectorAll('[role=radio] span')];
        const outside = faces.filter((face) => {
          const box = face.getBoundingClientRect();
          const own = face.closest('[role=radio]')?.getBoundingClientRect();
          return !own || box.left < own.left || box.right > own.right || own.left < left || own.right > right;
        });
        return [
          ...(group.scrollWidth > group.clientWidth ? ['it scrolls'] : []),
          ...outside.map((face) => face.innerHTML),
        ];
      });
      expect(hidden, `${language}, ${width} px, ${text}`).toEqual([]);
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  }
});

test('nothing of a kind waits: that is said, and one tap leads to another kind', async ({ as }) => {
  const page = await as('approver');
  await showList(page, []);
  await page.goto('/auditList?kind=qo');
  await expect(page.getByText(words.noneOfKind.qo)).toBeVisible();
  await page.getByRole('button', { name: words.kindLong.po }).click();
  await expect(page).toHaveURL(/kind=po/);
});

test('nothing waits, the server fails, there is no network: each is said', async ({ as }) => {
  const page = await as('approver');
  await showList(page, []);
  await page.goto('/auditList?kind=qo');
  await expect(page.getByText(words.noneOfKind.qo)).toBeVisible();
  await page.unroute(/\/app\/approvals\?/);
  await page.route(/\/app\/approvals\?/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(/\/app\/approvals\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  const [card] = await waiting(page, 'qo');
  await expect(page.getByRole('link', { name: card?.number ?? '' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(words.neverQueued)).toBeVisible();
  await page.getByRole('button', { name: new RegExp(card?.number ?? '') }).click();
  await expect(page.getByRole('button', { name: words.event.approve, exact: true })).toHaveCount(0);
  await page.context().setOffline(false);
});

for (const [name, viewport, stored] of [
  ['a phone, in light and dark', { width: 390, height: 844 }, { theme: 'light' }],
  ['a handheld in gloves, in the longest language', { width: 360, height: 640 }, { touch: 'glove', language: 'es-ES' }],
  ['a wide window', { width: 1280, height: 800 }, { language: 'zh-CN' }],
] as const) {
  test(`everything of approving reads well and fits ${name}, with very long names`, async ({ as }) => {
    const page = await as('approver', { viewport, stored });
    const { words: said } = catalogues['language' in stored ? stored.language : 'en-US'];
    const good = async (what: string) => {
      const inBoth = 'theme' in stored;
      const wrong = inBoth
        ? await wrongInLightAndDark(page)
        : [...(await overflow(page)), ...(await axeFindings(page))];
      expect(wrong, what).toEqual([]);
    };
    const cards = (await waiting(page, 'po')).map((card) => ({ ...card, party: { id: 'X', name: long } }));
    await showList(page, cards);
    await page.goto('/auditList?kind=po');
    await page.getByRole('list', { name: said.title }).waitFor();
    await good('the list');
    await page.getByRole('list', { name: said.title }).getByRole('button').first().click();
    await good('a card unfolded');
    await page.getByRole('button', { name: said.select, exact: true }).click();
    await page.getByRole('checkbox').first().click();
    await good('choosing');
    await page.getByRole('button', { name: said.event.reject, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await good('the words to a rejection');
    await openScreen(page, '/delegation');
    await page.getByRole('button', { name: said.handOver, exact: true }).click();
    await page.getByRole('dialog').getByRole('list').waitFor();
    await good('handing over');
  });
}
