import { alarmNow, cardOf, raiseAlarm, secondsLeft, TYPE } from '../support/alarms.ts';
import { ask } from '../support/approvals.ts';
import { pngFile } from '../support/files.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { measureLooks } from '../support/measure-looks.ts';
import { openScreen } from '../support/screens.ts';

const unique = (words: string) => `${words} ${Date.now()}`;

test('an alarm is on everybody’s board at once, is responded to, handled with a photo and gone from all of them', async ({
  as,
}) => {
  test.slow();
  const [operator, lead] = [await as('operator'), await as('lead')];
  const description = unique('Belt torn');
  await lead.goto('/alarm');
  await expect(lead.getByText('Live', { exact: true })).toBeVisible();
  const { id } = await raiseAlarm(operator, description);
  await expect(lead.getByRole('alert').filter({ hasText: 'An alarm needs your attention.' })).toHaveCount(1);
  await operator.goto('/alarm');
  await expect(operator.getByText('Live', { exact: true })).toBeVisible();

  const card = cardOf(lead, description);
  await expect(card).toBeVisible();
  expect([...(await axeFindings(lead)), ...(await overflow(lead))]).toEqual([]);
  const [first] = await card.getByRole('timer').allTextContents();
  await expect
    .poll(async () => secondsLeft((await card.getByRole('timer').textContent()) ?? ''))
    .toBeLessThan(secondsLeft(first ?? ''));
  await expect(cardOf(operator, description).getByRole('button')).toHaveCount(0);
  await card.getByRole('button', { name: 'Respond' }).click();
  await expect(cardOf(operator, description)).toContainText('responded');

  await card.getByRole('link').click();
  await expect(lead).toHaveURL(new RegExp(`/report/detail/${id}$`));
  await expect(lead.getByText('Handling due')).toBeVisible();
  expect([...(await axeFindings(lead)), ...(await overflow(lead))]).toEqual([]);
  await lead.getByRole('button', { name: 'Handle alarm' }).click();
  const sheet = lead.getByRole('dialog', { name: 'Handle alarm' });
  await expect(sheet.getByText(/^Overload · GRD-01 · \d\d:\d\d left$/)).toBeVisible();
  await sheet.getByText('Exchange', { exact: true }).click();
  await sheet.getByLabel('What was done').fill('Belt <b>changed</b>');
  await sheet.locator('input[type=file]').setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: pngFile() });
  expect([...(await axeFindings(lead)), ...(await overflow(lead))]).toEqual([]);
  await sheet.getByRole('button', { name: 'Resolve alarm' }).dblclick();
  await expect(sheet).toBeHidden();
  await expect(lead.getByText('Belt <b>changed</b>')).toBeVisible();
  await expect(lead.getByRole('timer')).toHaveCount(0);
  await expect.poll(async () => (await alarmNow(lead, id)).photos.length).toBe(1);
  expect(await alarmNow(lead, id)).toMatchObject({ status: 'RESOLVED', wcHandleType: 'EXCHANGE' });
  await expect(cardOf(operator, description)).toHaveCount(0);
  await operator.getByRole('radio', { name: 'Resolved' }).click();
  await expect(operator.getByRole('list', { name: 'Resolved' })).toContainText(description);
});

test('the tab counts the alarms that nobody has responded to, on every screen', async ({ as }) => {
  const [operator, quality] = [await as('operator'), await as('quality')];
  await quality.goto('/navigation');
  const { id } = await raiseAlarm(operator, unique('Count me'), TYPE.out);
  const tab = quality.getByRole('navigation').getByRole('link', { name: /^Alarms/ });
  const counted = async () => Number(/(\d+) waiting/.exec((await tab.textContent()) ?? '')?.[1] ?? 0);
  const open = async () => {
    const { data } = await ask<{ alarms: { status: string }[] }>(operator, 'GET', '/alarmBoard');
    return data.alarms.filter(({ status }) => status === 'OPEN').length;
  };
  const agrees = async () => (await counted()) - (await open());
  await expect.poll(agrees).toBe(0);
  const before = await counted();
  expect(before).toBeGreaterThan(0);
  await ask(quality, 'POST', `/alarms/${id}/respond`);
  await expect.poll(agrees).toBe(0);
  expect([...(await axeFindings(quality)), ...(await overflow(quality))]).toEqual([]);
});

test('an alarm is handed on to the next level, whose handler finds it among those that were handed on', async ({
  as,
}) => {
  const [operator, lead, manager] = [await as('operator'), await as('lead'), await as('manager')];
  const description = unique('Cannot do this alone');
  const { id } = await raiseAlarm(operator, description);
  await manager.goto('/alarm');
  await lead.goto(`/alarm/handle/${id}`);
  await lead.getByRole('button', { name: 'Respond' }).click();
  const sheet = lead.getByRole('dialog', { name: 'Handle alarm' });
  await sheet.getByText(/^Hand it to level 3/).click();
  await sheet.getByText('Stop', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Transfer' }).click();
  await expect(sheet).toBeHidden();
  await expect(lead.getByText('Stop', { exact: true }).first()).toBeVisible();
  await manager.getByRole('radio', { name: /^Handed on/ }).click();
  await expect(cardOf(manager, description)).toBeVisible();
  await openScreen(manager, `/report/detail/${id}`);
  await manager.getByRole('button', { name: 'Respond' }).click();
  await expect(manager.getByRole('button', { name: 'Handle alarm' })).toBeVisible();
});

test('somebody who does not handle its level can look and call, and is told why they cannot do more', async ({
  as,
}) => {
  const [operator, buyer] = [await as('operator'), await as('buyer')];
  const { id } = await raiseAlarm(operator, unique('Not mine'), TYPE.out);
  await buyer.goto(`/alarm/handle/${id}`);
  await expect(buyer.getByText('Only a handler of level 1 can do this.')).toBeVisible();
  await expect(buyer.getByRole('button', { name: 'Respond' })).toHaveCount(0);
  await expect(buyer.getByRole('button', { name: 'Handle alarm' })).toHaveCount(0);
  await expect(buyer.getByRole('list', { name: 'Handler' })).toContainText('Level 1 handler');
});

test('two who respond at the same time: one has it, the other is told', async ({ as }) => {
  const [operator, one, other] = [await as('operator'), await as('quality'), await as('quality')];
  const { id } = await raiseAlarm(operator, unique('Both run'), TYPE.out);
  for (const page of [one, other]) {
    await page.goto(`/report/detail/${id}`);
    await page.getByRole('button', { name: 'Respond' }).waitFor();
  }
  await other.route('**/app/alarms/*/respond', async (route) => {
    await one.getByRole('button', { name: 'Respond' }).click();
    await expect(one.getByRole('button', { name: 'Handle alarm' })).toBeVisible();
    await route.continue();
  });
  await other.getByRole('button', { name: 'Respond' }).click();
  await expect(other.getByRole('button', { name: 'Handle alarm' })).toBeVisible();
  const { events } = await alarmNow(one, id);
  expect(events.filter(({ kind }) => kind === 'RESPONDED')).toHaveLength(1);
});

test('an alarm notice leads to its alarm', async ({ as }) => {
  const [operator, manager] = [await as('operator'), await as('manager')];
  await manager.goto('/navigation');
  await manager.locator('h1').waitFor();
  const description = unique('Guard is open');
  const { id } = await raiseAlarm(operator, description, TYPE.safety);
  await manager.getByRole('alert').getByRole('button', { name: 'Open' }).first().click();
  await expect(manager).toHaveURL(/\/report\/detail\/\d+$/);
  await manager.goto(`/alarmDetail/${id}`);
  await expect(manager).toHaveURL(new RegExp(`/report/detail/${id}$`));
  await expect(manager.getByText(description)).toBeVisible();
});

for (const { width, text } of [
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
])
  test(`an alarm of last week shows its day and counts days: ${width} wide, text at ${text}`, async ({ as }) => {
    const page = await as('engineer', { viewport: { width, height: 844 } });
    const before = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await page.route(/\/app\/(alarmBoard|alarms\/)/, async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text())
        .replaceAll(/"(raisedAt|clockSince)":"[^"]+"/g, `"$1":"${before(6)}"`)
        .replaceAll(/"dueAt":"[^"]+"/g, `"dueAt":"${before(5.5)}"`);
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/alarm');
    const card = page.getByRole('list', { name: 'Not responded' }).getByRole('listitem').first();
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await expect(card.getByRole('timer')).toHaveText('+5 d');
    const { timeZone } = await page.evaluate(() => JSON.parse(localStorage.getItem('companySetting') ?? '{}'));
    const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone }).format(
      new Date(before(6)),
    );
    await expect(card).toContainText(`raised ${day}`);
    expect(await measureLooks(page)).toEqual([]);
    await card.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText('+5 d');
    expect((await measureLooks(page)).filter((finding) => !finding.startsWith('bars'))).toEqual([]);
  });

test('the board says that it is not live while the server is out of reach, and comes back by itself', async ({
  as,
}) => {
  const page = await as('engineer');
  await page.goto('/alarm');
  await page.getByText('Live', { exact: true }).waitFor();
  await page.context().setOffline(true);
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Not responded' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});
