import { alarmNow, alarmsSaying } from '../support/alarms.ts';
import { pngFile } from '../support/files.ts';
import { expect, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { openScreen } from '../support/screens.ts';
import { scan } from '../support/shipping.ts';

const unique = (words: string) => `${words} ${Date.now()}`;

test('two taps raise an alarm at the work centre of the address, and a double tap raises it once', async ({ as }) => {
  const page = await as('operator');
  await page.goto('/report/alarm?wc=CNC-04');
  const description = unique('Coolant on the floor');
  await page.getByLabel('Description').fill(description);
  expect([...(await axeFindings(page)), ...(await overflow(page))]).toEqual([]);
  await page.getByText('Coolant', { exact: true }).click();
  await page.locator('footer').getByRole('button', { name: 'Raise alarm' }).dblclick();
  await expect(page).toHaveURL(/\/report\/detail\/\d+$/);
  await expect(page.getByText(description)).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  expect(await alarmsSaying(page, description)).toHaveLength(1);
});

test('a scan chooses the work centre, a wrong one is refused, and the form says what is missing', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/report/alarm');
  const raise = page.locator('footer').getByRole('button', { name: 'Raise alarm' });
  await raise.click();
  await expect(page.getByText('Choose what is wrong')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await scan(page, 'NO-SUCH-PLACE');
  await expect(page.getByText('NO-SUCH-PLACE is not a work center')).toBeVisible();
  await scan(page, 'HOB-02');
  await expect(page.getByRole('combobox', { name: 'Work center' })).toHaveValue('HOB-02');
  await page.getByLabel('Work order, if any').fill('99999999');
  await page.getByText('Safety', { exact: true }).click();
  await raise.click();
  await expect(page.getByText(/does not exist/).first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Work center' })).toHaveValue('HOB-02');
});

test('the scan of a work order goes into its field, with and without the words before its number', async ({ as }) => {
  const page = await as('engineer');
  await page.goto('/report/alarm?wc=HOB-02');
  const order = page.getByLabel('Work order, if any');
  for (const code of ['70431', 'WO 70425']) {
    await scan(page, code);
    await expect(order).toHaveValue(code);
  }
  await expect(page.getByRole('combobox', { name: 'Work center' })).toHaveValue('HOB-02');
  await expect(page.getByText(/is not a work center/)).toBeHidden();
});

test('without a network what was typed stays, and the alarm is raised once it is back', async ({ as }) => {
  const page = await as('warehouse');
  await page.goto('/report/alarm?wc=LINE-1');
  const description = unique('Pallet broke');
  await page.getByLabel('Description').fill(description);
  await page.getByText('Missing material', { exact: true }).click();
  await page.route('**/app/alarms', (route) => route.abort(), { times: 2 });
  await page.locator('footer').getByRole('button', { name: 'Raise alarm' }).click();
  await expect(page.getByText('No answer came. Looking whether it was posted …')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue(description);
  await expect(page).toHaveURL(/\/report\/detail\/\d+$/);
  expect(await alarmsSaying(page, description)).toHaveLength(1);
});

test('what was typed survives a reload', async ({ as }) => {
  const page = await as('sales');
  await page.goto('/report/alarm?wc=LINE-1');
  await page.getByLabel('Description').fill('half an alarm');
  await page.reload();
  await expect(page.getByLabel('Description')).toHaveValue('half an alarm');
  await page.getByRole('button', { name: 'Start anew' }).click();
  await expect(page.getByLabel('Description')).toHaveValue('');
});

test('a photo goes along, and is large on a tap', async ({ as }) => {
  const page = await as('quality');
  await page.goto('/report/alarm?wc=GRD-01');
  await page.getByText('Out of tolerance', { exact: true }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'bore.png', mimeType: 'image/png', buffer: pngFile() });
  await expect(page.getByRole('img', { name: 'Photo' })).toBeVisible();
  await page.locator('footer').getByRole('button', { name: 'Raise alarm' }).click();
  await expect(page).toHaveURL(/\/report\/detail\/\d+$/);
  const id = Number(page.url().split('/').at(-1));
  await expect.poll(async () => (await alarmNow(page, id)).photos.length).toBe(1);
  await page.getByRole('button', { name: 'Photo' }).click();
  await expect(page.getByRole('dialog').getByRole('img', { name: 'Photo' })).toBeVisible();
});

test('hostile text is shown as it was typed, and nothing of it runs', async ({ as }) => {
  const page = await as('manager');
  for (const hostile of [
    '<img src=x onerror="document.title=1"><script>document.title=2</script>',
    "'; drop table alarm; -- ${7*7} {{7*7}} {name}",
    'line one\n\ndata: {"type":"alarm","alarm":{"id":1}}\n\nend',
  ]) {
    const description = unique(hostile);
    await openScreen(page, '/report/alarm?wc=TST-01');
    await page.getByLabel('Description').fill(description);
    await page.getByText('Machine', { exact: true }).first().click();
    await page.locator('footer').getByRole('button', { name: 'Raise alarm' }).click();
    await expect(page).toHaveURL(/\/report\/detail\/\d+$/);
    await expect(page.getByRole('main')).toContainText(description.replaceAll(/\s+/g, ' '));
    await openScreen(page, '/alarm');
    await expect(page.getByRole('main')).toContainText(description.replaceAll(/\s+/g, ' '));
    await expect(page).toHaveTitle('Alarms · Gemba');
  }
});

test('my alarms and the record list it, and the record is narrowed by group, work centre and type', async ({ as }) => {
  const page = await as('accountant');
  const description = unique('Door does not close');
  await page.goto('/report/alarm?wc=PNT-01');
  await page.getByLabel('Description').fill(description);
  await page.getByText('Safety', { exact: true }).click();
  await page.locator('footer').getByRole('button', { name: 'Raise alarm' }).click();
  await expect(page).toHaveURL(/\/report\/detail\/\d+$/);
  await openScreen(page, '/report/alarmHistory');
  await expect(page.getByRole('list', { name: 'My alarms' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'My alarms' })).toContainText(description);
  await openScreen(page, '/alarm/records?wc=PNT-01&type=9');
  const record = page.getByRole('list', { name: 'Alarm record' });
  await expect(record).toContainText(description);
  expect([...(await axeFindings(page)), ...(await overflow(page))]).toEqual([]);
  await page.getByRole('button', { name: 'Resolved', exact: true }).click();
  await expect(page).toHaveURL(/group=processed/);
  await expect(record.getByText(description)).toHaveCount(0);
  await page.getByRole('button', { name: 'Safety' }).click();
  await expect(page).not.toHaveURL(/type=/);
});

test('nobody of another company sees it', async ({ as }) => {
  const [operator, twin] = [await as('operator'), await as('twin')];
  await operator.goto('/report/alarm?wc=CNC-04');
  await operator.getByText('Machine', { exact: true }).first().click();
  await operator.locator('footer').getByRole('button', { name: 'Raise alarm' }).click();
  await expect(operator).toHaveURL(/\/report\/detail\/\d+$/);
  await twin.goto(new URL(operator.url()).pathname);
  await expect(twin.getByText('This alarm does not exist.')).toBeVisible();
});
