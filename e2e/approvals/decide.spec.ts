import type { DecisionOutcome } from '@gemba/contract/approvals/decide/decision';
import type { ApprovalCard } from '@gemba/contract/approvals/waiting/approval-card';
import { codeWords } from '@gemba/contract/kit/code-words/code-words';
import { LANGUAGES, type Language } from '@gemba/contract/kit/languages';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { Locator, Page } from '@playwright/test';
import {
  approve,
  ask,
  catalogues,
  handOver,
  leaveAsItWas,
  pretended,
  say,
  showList,
  startOf,
  takeEverythingBack,
  waiting,
} from '../support/approvals.ts';
import { expect, TWIN_USER, test } from '../support/gemba.ts';
import { openScreen } from '../support/screens.ts';

// Several people are at it at once, each with a browser.

// One after another: they decide about the same few orders, and take every decision back.
test.describe.configure({ mode: 'default' });

const touched: { page: Page; card: ApprovalCard }[] = [];
test.afterEach(async () => {
  for (const { page, card } of touched.splice(0)) await leaveAsItWas(page, card);
});

/** The first so many orders that the page's person can approve; they wait again when the story is over. */
const toApprove = async (page: Page, type: ApprovalKind, count = 1) => {
  const cards = (await waiting(page, type)).filter(({ approval }) => approval.canApprove).slice(0, count);
  const [card] = cards;
  if (!card || cards.length < count) throw new Error(`${cards.length} of ${type} can be approved, ${count} are needed`);
  touched.push(...cards.map((one) => ({ page, card: one })));
  return { card, cards };
};

const NOT_WAITING = {
  po: 'PO_APPROVAL_NOT_EXIST',
  so: 'SO_REVIEW_NOT_EXIST',
  rma: 'RMA_APPROVAL_NOT_EXIST',
  rtv: 'RTV_APPROVAL_NOT_EXIST',
} as const;

/** Texts that a story reads on the screen, in one language. */
const readIn = (language: Language) => {
  const { words, refusals } = catalogues[language];
  const named = ({ type, number }: Pick<ApprovalCard, 'type' | 'number'>) => say(words.named[type], { number });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const unfold = (page: Page, card: ApprovalCard) => button(page, say(words.moreOf, { order: named(card) })).click();
  return {
    words,
    refusals,
    named,
    button,
    stored: { language },
    rowOf: (page: Page, card: ApprovalCard) =>
      page
        .getByRole('listitem')
        .filter({ hasText: named(card) })
        .first(),
    unfold,
    /** Unfolds a card after another decision: right after one a tap is taken for the second of a double tap. */
    unfoldTo: (page: Page, card: ApprovalCard, what: Locator) =>
      expect(async () => {
        await unfold(page, card);
        await expect(what).toBeVisible({ timeout: 500 });
      }).toPass(),
    approving: (type: ApprovalKind) => (type === 'so' ? words.event.review : words.event.approve),
    /** The button that undoes a decision about an order. */
    undoOf: (page: Page, card: ApprovalCard, decision: 'approve' | 'reject') =>
      page.getByRole('status').filter({ hasText: say(words.one[decision][card.type], { number: card.number }) }),
  };
};

for (const language of LANGUAGES) {
  const { words, refusals, named, button, stored, rowOf, unfold, unfoldTo, approving, undoOf } = readIn(language);

  test.describe(`in ${language}`, () => {
    test('one is approved from the list with two taps at once: sent once, gone at once, taken back', async ({ as }) => {
      const page = await as('approver', { stored });
      await page.goto('/auditList?kind=po');
      const { card } = await toApprove(page, 'po');
      const sent: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));
      await unfold(page, card);
      await expect(rowOf(page, card).getByRole('meter', { name: words.limit })).toBeVisible();
      await rowOf(page, card).getByRole('button', { name: words.event.approve, exact: true }).dblclick();
      const undo = undoOf(page, card, 'approve');
      await expect(undo).toBeVisible();
      await expect(page.getByRole('link', { name: named(card) })).toHaveCount(0);
      expect(sent.filter((path) => path === '/app/approvals')).toHaveLength(1);
      await undo.getByRole('button').click();
      await expect(page.getByRole('link', { name: named(card) })).toBeVisible();
    });

    test('many at once: each has its outcome, also the one that somebody was faster with', async ({ as }) => {
      const manager = await as('manager', { stored });
      const page = await as('approver', { stored });
      await page.goto('/auditList?kind=po');
      const { card: last, cards: chosen } = await toApprove(page, 'po', 3);
      touched.push({ page: manager, card: last });
      await button(page, words.select).click();
      for (const card of chosen) await page.getByRole('checkbox', { name: named(card) }).click();
      await approve(manager, last);
      await button(page, say(words.decideMany.approve, { count: 3 })).click();

      const sheet = page.getByRole('dialog');
      await expect(sheet.getByText(words.fired.approve, { exact: true })).toHaveCount(2);
      await expect(sheet.getByText(words.refused, { exact: true })).toHaveCount(1);
      await expect(sheet.getByRole('link', { name: named(last) })).toContainText(refusals.ORDER_CHANGED);
      await button(page, words.done).click();
      await page.getByRole('status').getByRole('button').click();
      for (const card of chosen.slice(1)) await expect(page.getByRole('link', { name: named(card) })).toBeVisible();
    });

    test('a rejection with a comment: the order tells who said what, and it is taken back there', async ({ as }) => {
      const page = await as('approver', { stored });
      await page.goto('/auditList?kind=po');
      const { card } = await toApprove(page, 'po');
      const comment = `Too dear, ask again before ${Date.now()}`;
      await unfold(page, card);
      await rowOf(page, card).getByRole('button', { name: words.event.reject, exact: true }).click();
      await page.getByRole('textbox', { name: words.comment }).fill(comment);
      await page.getByRole('dialog').getByRole('button', { name: words.event.reject, exact: true }).click();
      await expect(page.getByText(say(words.one.reject[card.type], { number: card.number }))).toBeVisible();
      await openScreen(page, `/poDetail?poNumber=${card.number}`);
      await expect(page.getByText(comment)).toBeVisible();
      const undo = undoOf(page, card, 'reject');
      await undo.getByRole('button').click();
      await expect(page.getByText(words.history.WITHDRAW, { exact: true }).first()).toBeVisible();
      await expect(button(page, words.event.approve)).toBeVisible();
    });

    test('why somebody cannot approve is said before it tries: above the limit, own order, no authority', async ({
      as,
    }) => {
      const [approver, buyer] = [await as('approver', { stored }), await as('buyer', { stored })];
      for (const [page, reason] of [
        [approver, 'EXCEED_AUTHORIZED_APPROVAL_LIMIT'],
        [approver, 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF'],
        [buyer, 'AUTHORIZATION_REQUIRED'],
      ] as const) {
        await openScreen(page, '/auditList?kind=po');
        const card = (await waiting(page, 'po')).find(({ approval }) => approval.reason === reason);
        if (!card) throw new Error(`nothing with ${reason}`);
        await expect(rowOf(page, card)).toContainText(words.tag[reason]);
        await page.getByRole('link', { name: named(card) }).click();
        await expect(button(page, words.locked[reason])).toBeDisabled();
        await expect(button(page, words.event.approve)).toHaveCount(0);
        const told = reason === 'EXCEED_AUTHORIZED_APPROVAL_LIMIT' ? startOf(words.overHow) : words.cannotHow[reason];
        await expect(page.getByText(told)).toBeVisible();
      }
    });

    test('an authority that was taken back meanwhile: above the limit, then none at all', async ({ as }) => {
      const taker = await as('accountant', { stored });
      const givers = await Promise.all(['approver', 'manager'].map((userName) => as(userName, { stored })));
      const [approver, manager] = await Promise.all(
        givers.map(async (page) => {
          await takeEverythingBack(page);
          return page;
        }),
      );
      if (!approver || !manager) throw new Error('nobody to hand anything over');
      try {
        const few = await handOver(approver, 'Marta Ruiz', 'po');
        const much = await handOver(manager, 'Marta Ruiz', 'po');
        const asSeen = new Map((await waiting(approver, 'po')).map(({ number, approval }) => [number, approval]));
        await taker.goto('/auditList?kind=po');
        const cards = (await waiting(taker, 'po')).filter(({ approval }) => approval.canApprove);
        const small = cards.find(({ number }) => asSeen.get(number)?.canApprove);
        const dear = cards.find(({ number }) => asSeen.get(number)?.reason === 'EXCEED_AUTHORIZED_APPROVAL_LIMIT');
        if (!small || !dear) throw new Error('nothing to approve');
        for (const [card, taken, code] of [
          [dear, much, 'EXCEED_AUTHORIZED_APPROVAL_LIMIT'],
          [small, few, 'AUTHORIZATION_REQUIRED'],
        ] as const) {
          const yes = rowOf(taker, card).getByRole('button', { name: words.event.approve, exact: true });
          await unfoldTo(taker, card, yes);
          await ask(taken.page, 'POST', `/delegations/${taken.delegationId}/withdraw`);
          await yes.click();
          await expect(rowOf(taker, card)).toContainText(startOf(refusals[code]));
          await expect(rowOf(taker, card)).toContainText(words.tag[code]);
        }
      } finally {
        await takeEverythingBack(approver);
        await takeEverythingBack(manager);
      }
    });

    test('the own order comes back with its sentence on the card', async ({ as }) => {
      const page = await as('approver', { stored });
      const reason = 'NOT_AUTHORIZED_APPROVER_TO_APPROVE_SELF';
      const card = (await waiting(page, 'po')).find(({ approval }) => approval.reason === reason);
      if (!card) throw new Error('no own order waits');
      await showList(page, [pretended(card)]);
      await page.goto('/auditList?kind=po');
      await unfold(page, card);
      await rowOf(page, card).getByRole('button', { name: words.event.approve, exact: true }).click();
      await expect(rowOf(page, card)).toContainText(startOf(refusals[reason]));
    });

    test('a company without the licence is told so, before and after', async ({ as }) => {
      const page = await as(TWIN_USER, { stored });
      await page.goto('/auditList?kind=wo');
      const [card] = await waiting(page, 'wo');
      if (!card) throw new Error('no work order waits in the second company');
      await expect(rowOf(page, card)).toContainText(words.tag.NOT_LICENSED);
      await unfold(page, card);
      await expect(rowOf(page, card).getByRole('button', { name: words.locked.NOT_LICENSED })).toBeDisabled();

      await showList(page, [pretended(card)]);
      await page.reload();
      await unfold(page, card);
      await rowOf(page, card).getByRole('button', { name: words.event.approve, exact: true }).click();
      await expect(rowOf(page, card)).toContainText(
        say(refusals.NOT_LICENSED, { module: codeWords[language].module.PRODUCTION }),
      );
    });

    test('what somebody else decided meanwhile is told with its name: PO, SO, RMA, RTV', async ({ as }) => {
      const manager = await as('manager', { stored });
      const page = await as('approver', { stored });
      for (const [type, code] of Object.entries(NOT_WAITING) as [keyof typeof NOT_WAITING, string][]) {
        await openScreen(page, `/auditList?kind=${type}`);
        const { card } = await toApprove(page, type);
        touched.push({ page: manager, card });
        const yes = rowOf(page, card).getByRole('button', { name: approving(type), exact: true });
        await unfoldTo(page, card, yes);
        const { version } = await approve(manager, card);
        await yes.click();
        const told = page.getByRole('dialog').getByRole('link', { name: named(card) });
        await expect(told).toContainText(refusals.ORDER_CHANGED);
        const what = words.history[type === 'so' ? 'REVIEW' : 'APPROVE'];
        await expect(told).toContainText(say(words.doneBy, { what, name: 'Kenji Sato' }));
        await button(page, words.done).click();
        await expect(page.getByRole('link', { name: named(card) })).toHaveCount(0);
        // A client that knows that version, too, finds nothing waiting.
        const decisions = [{ type, number: card.number, version, decision: 'approve' }];
        const { data } = await ask<{ outcomes: DecisionOutcome[] }>(page, 'POST', '/approvals', { decisions });
        expect(data.outcomes[0]?.refusal).toMatchObject({
          msgCode: code,
          msg: refusals[code as 'PO_APPROVAL_NOT_EXIST'].replace(/\{\w+\}/, card.number),
        });
      }
    });
  });
}

test('an answer that got lost: asked again under the same key, and what was decided can be taken back', async ({
  as,
}) => {
  const { button, stored, rowOf, unfold, undoOf, words } = readIn('en-US');
  const page = await as('approver', { stored });
  await page.goto('/auditList?kind=po');
  const { card } = await toApprove(page, 'po');
  const keys: (string | undefined)[] = [];
  let lost = 1;
  await page.route('**/app/approvals', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    return lost-- > 0 ? route.abort('connectionreset') : route.continue();
  });
  await unfold(page, card);
  await rowOf(page, card).getByRole('button', { name: words.event.approve, exact: true }).click();
  const undo = undoOf(page, card, 'approve');
  await expect(undo).toBeVisible();
  // The stream may have told what was decided before it is asked again.
  await expect.poll(() => keys.length).toBe(2);
  expect(new Set(keys).size).toBe(1);
  // Another page of the same person, which never got any answer.
  const other = await as('approver', { stored });
  for (const address of ['/auditList?kind=po', `/poDetail?poNumber=${card.number}`]) {
    await openScreen(other, address);
    await expect(other.getByRole('status').filter({ hasText: card.number }).getByRole('button')).toBeVisible();
  }
  await other.getByRole('status').filter({ hasText: card.number }).getByRole('button').click();
  await expect(button(other, words.event.approve)).toBeVisible();
});

test('an order that its maker changed meanwhile shows what changed and keeps the typed comment', async ({ as }) => {
  const { words, button, stored } = readIn('zh-CN');
  const buyer = await as('buyer', { stored });
  const page = await as('approver', { stored });
  const decidable = (await waiting(page, 'po')).filter(({ approval }) => approval.canApprove);
  const card = (await waiting(buyer, 'po')).find(
    ({ number, events }) =>
      decidable.some((one) => one.number === number) &&
      events.some(({ event, refusal }) => event === 'amend' && refusal === null),
  );
  const [line] = card?.lines ?? [];
  if (!card || !line) throw new Error('nothing that the buyer made');
  const amend = async (quantity: string) => {
    const { data } = await ask<{ version: number }>(buyer, 'GET', `/purchaseOrders/${card.number}`);
    const { version } = data;
    const body = { type: 'po', number: card.number, version, itemNumber: line.itemNumber, changes: { quantity } };
    expect(await ask(buyer, 'POST', '/orderChanges', body)).toMatchObject({ success: true });
  };
  await page.goto(`/poDetail?poNumber=${card.number}`);
  await button(page, words.event.reject).click();
  await page.getByRole('textbox', { name: words.comment }).fill('Not this week');
  await amend('731');
  try {
    await page.getByRole('dialog').getByRole('button', { name: words.event.reject, exact: true }).click();
    const told = page.getByRole('alert').filter({ hasText: words.movedOn });
    await expect(told).toContainText(say(words.item, { item: line.itemNumber }));
    await expect(told.getByText('731', { exact: true })).toBeVisible();
    await button(page, words.event.reject).click();
    await expect(page.getByRole('textbox', { name: words.comment })).toHaveValue('Not this week');
    // Their own actions are no news to them.
    const rejected = page.waitForResponse((answer) => answer.url().endsWith(`/purchaseOrders/${card.number}/reject`));
    await page.getByRole('dialog').getByRole('button', { name: words.event.reject, exact: true }).click();
    await rejected;
    await expect(page.getByText(words.history.REJECT, { exact: true }).first()).toBeVisible();
    await expect(told).toHaveCount(0);
  } finally {
    await leaveAsItWas(page, card);
    await amend(line.quantity);
  }
});

test('an authority in other hands: handed over, used in its name, taken back', async ({ as }) => {
  const { words, named, button, stored, rowOf } = readIn('es-ES');
  const giver = await as('approver', { stored });
  await takeEverythingBack(giver);
  await giver.goto('/delegation');
  await button(giver, words.handOver).first().click();
  await giver.getByRole('searchbox').fill('Marta');
  await giver.getByRole('dialog').getByRole('button', { name: 'Marta Ruiz' }).click();
  await button(giver, say(words.handOverTo, { name: 'Marta Ruiz' })).click();
  const given = giver.getByRole('list', { name: words.standIns });
  await expect(given.getByText(words.delegationState.ACTIVE, { exact: true }).first()).toBeVisible();

  const taker = await as('accountant', { stored });
  await taker.goto('/auditList?kind=po');
  const { card } = await toApprove(taker, 'po');
  await expect(rowOf(taker, card)).toContainText(say(words.forSomebody, { name: 'Helen Brandt' }));
  await taker.getByRole('link', { name: named(card) }).click();
  await expect(taker.getByText(say(words.onBehalf, { name: 'Helen Brandt' }))).toBeVisible();
  await button(taker, words.event.approve).click();
  await expect(taker.locator('h1')).not.toContainText(card.number);
  await openScreen(taker, `/poDetail?poNumber=${card.number}`);
  await expect(taker.getByText(say(words.byFor, { by: 'Marta Ruiz', name: 'Helen Brandt' })).first()).toBeVisible();
  await taker.getByRole('status').getByRole('button').click();
  await expect(button(taker, words.event.approve)).toBeVisible();

  await button(giver, say(words.takeBackFrom, { name: 'Marta Ruiz' }))
    .first()
    .click();
  await giver.getByRole('dialog').getByRole('button', { name: words.takeBack, exact: true }).click();
  await expect(given.getByText(words.delegationState.WITHDRAWN, { exact: true }).first()).toBeVisible();
  await taker.goto('/auditList?kind=po');
  await expect(rowOf(taker, card)).toContainText(words.tag.AUTHORIZATION_REQUIRED);
});
