import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { decoderFiles } from '../../apps/web/build/pdf-decoders.ts';
import { newPart } from '../support/engineering.ts';
import { pdfFile, pngFile } from '../support/files.ts';
import { expect, PHONE, test } from '../support/gemba.ts';
import { axeFindings, overflow } from '../support/looks.ts';
import { said } from '../support/said.ts';

const at = (path: string, partNumber: string) => `${path}?${new URLSearchParams({ partNumber })}`;
const upload = async (page: Page, file: { name: string; buffer: Buffer }, fields: Record<string, string>) => {
  await page.getByRole('button', { name: 'Add document' }).first().click();
  await page.locator('input[type=file]').setInputFiles({ ...file, mimeType: 'application/octet-stream' });
  const { title, ...choices } = fields;
  await page.locator('[name=title]').fill(title ?? '');
  for (const [name, value] of Object.entries(choices)) await page.locator(`[name=${name}]`).selectOption(value);
};
const send = (page: Page) => page.getByRole('button', { name: 'Upload' }).click();
const act = async (page: Page, title: string, name: string) => {
  await page.getByRole('button', { name: `What to do with ${title}` }).click();
  await page.getByRole('dialog').getByText(name, { exact: true }).click();
};

test('a photo gets its name by part, revision and language, is stored, looked at and downloaded', async ({ as }) => {
  const page = await as('engineer');
  const partNumber = await newPart(page, 'D/(1).');
  await page.goto(at('/document/list', partNumber));
  await expect(page.getByRole('heading', { name: 'No documents' })).toBeVisible();
  await upload(page, { name: 'IMG_0001.PNG', buffer: pngFile() }, { title: 'Nameplate', type: 'PHOTO', docLang: 'cn' });
  await expect(page.locator('[name=fileName]')).toHaveValue(`${partNumber}_A_cn.png`);
  expect(await axeFindings(page)).toEqual([]);
  await send(page);
  await expect(page.getByText('“Nameplate” added')).toBeVisible();
  await expect(page.getByText('Company only').last()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('link', { name: /Nameplate/ }).click();
  const picture = page.getByRole('img', { name: 'Nameplate' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(await axeFindings(page)).toEqual([]);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toBe(`${partNumber}_A_cn.png`.replace('/', '-'));
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('list', { name: 'Documents' })).toBeVisible();
});

test('a PDF is drawn inside the app under the strict policy', async ({ as }) => {
  const page = await as('engineer');
  const refused: string[] = [];
  page.on('console', (line) => line.text().includes('Content Security Policy') && refused.push(line.text()));
  const partNumber = await newPart(page, 'D/(2).');
  await page.goto(at('/drawing/list', partNumber));
  await upload(page, { name: 'sheet.pdf', buffer: pdfFile() }, { title: 'Assembly' });
  await send(page);
  await page.getByRole('link', { name: /Assembly/ }).click();
  await expect(page.getByRole('img', { name: 'Page 2 of 2' })).toBeAttached();
  const canvas = page.getByRole('img', { name: 'Page 1 of 2' }).locator('canvas');
  await expect(canvas).toBeVisible();
  const black = await canvas.evaluate((one: HTMLCanvasElement) => {
    const [x, y] = [Math.round(one.width * 0.3), Math.round(one.height * 0.7)];
    return [...(one.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])];
  });
  expect(black).toEqual([0, 0, 0, 255]);
  const width = () => canvas.evaluate((one) => one.getBoundingClientRect().width);
  const before = await width();
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect.poll(width).toBeGreaterThan(before * 1.4);
  // A scanned one needs its decoders, which nothing else asks for.
  for (const file of decoderFiles) expect((await page.request.get(`/${file}`)).status(), file).toBe(200);
  expect(refused).toEqual([]);
});

test('bad names, a wrong type and hostile content give their sentence and store nothing', async ({ as }) => {
  const page = await as('engineer');
  const partNumber = await newPart(page, 'D/(3).');
  await page.goto(at('/document/list', partNumber));
  await upload(
    page,
    { name: 'page.pdf', buffer: Buffer.from('<!DOCTYPE html><script>alert(1)</script>') },
    { title: 'X' },
  );
  for (const name of [`${partNumber}.pdf`, `${partNumber}_A_EN.pdf`, '../x_A_en.pdf']) {
    await page.locator('[name=fileName]').fill(name);
    await said(page, 'Name the file PARTNUMBER_REVISION_language.ext');
  }
  await page.locator('[name=fileName]').fill(`${partNumber}_A_es.pdf`);
  await said(
    page,
    'Documents are kept in the languages cn, en. Write one of them in the name of the file instead of es.',
  );
  await page.locator('[name=fileName]').fill(`${partNumber}_A_en.exe`);
  await said(page, 'Files of the type exe cannot be stored.');
  await page.locator('[name=fileName]').fill(`${partNumber}_Z_en.pdf`);
  await send(page);
  await said(page, /has no revision Z|not of the type pdf/);
  await page.locator('[name=fileName]').fill(`${partNumber}_A_en.pdf`);
  await send(page);
  await said(page, 'The content of the file is not of the type pdf.');
  await page.locator('input[type=file]').setInputFiles({
    name: `${partNumber}_A_en.pdf`.replaceAll('/', '-'),
    mimeType: 'application/pdf',
    buffer: Buffer.alloc(0),
  });
  await said(page, 'The file is empty.');
  await page.getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No documents' })).toBeVisible();
});

test('editing makes the next revision, the same language again is refused, deleting asks first', async ({ as }) => {
  const page = await as('engineer');
  const partNumber = await newPart(page, 'D/(4).');
  await page.goto(at('/document/list', partNumber));
  const file = { name: 'plan.pdf', buffer: pdfFile() };
  await upload(page, file, { title: 'Plan', type: 'SPECIFICATION' });
  await send(page);
  await expect(page.getByText('document rev 1')).toBeVisible();
  await upload(page, file, { title: 'Plan again', type: 'SPECIFICATION' });
  await send(page);
  await said(page, 'This document already exists in the language en.');
  await page.getByRole('button', { name: 'Close' }).click();
  await act(page, 'Plan', 'Edit as new revision');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await said(page, 'Change something, or choose a new file.');
  await page.locator('[name=title]').fill('Plan of the plant');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await expect(page.getByText('document rev 2')).toBeVisible();
  await act(page, 'Plan of the plant', 'Delete document');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByText('document rev 2')).toBeVisible();
  await act(page, 'Plan of the plant', 'Delete document');
  await page.getByRole('button', { name: 'Delete document' }).click();
  await expect(page.getByRole('heading', { name: 'No documents' })).toBeVisible();
});

test('a public document is shared by a link that opens without signing in and can be ended', async ({
  as,
  browser,
}) => {
  const page = await as('engineer');
  const partNumber = await newPart(page, 'D/(5).');
  await page.goto(at('/document/list', partNumber));
  await upload(page, { name: 'a.png', buffer: pngFile() }, { title: 'Flyer', docSecLevel: 'public' });
  await send(page);
  await act(page, 'Flyer', 'Share by link');
  await page.getByLabel('Link is valid for').selectOption('24');
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  expect(await axeFindings(page)).toEqual([]);
  const stranger = await browser.newContext();
  expect((await stranger.request.get(link)).status()).toBe(200);
  await page.getByRole('button', { name: 'End all links' }).click();
  await expect(page.getByText('1 link ended')).toBeVisible();
  expect((await stranger.request.get(link)).status()).toBe(404);
  await stranger.close();
});

test('a drawing is looked at on a phone and not taken away; an upload can be stopped', async ({ as }) => {
  const page = await as('engineer', { userAgent: PHONE, hasTouch: true });
  const partNumber = await newPart(page, 'D/(6).');
  await page.goto(at('/drawing/list', partNumber));
  // Held back for ever, as on a network that has gone.
  await page.route('**/app/documents', () => undefined);
  await upload(page, { name: 'd.png', buffer: pngFile() }, { title: 'Bracket' });
  await send(page);
  await expect(page.getByRole('progressbar', { name: 'Sending the file' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
  await page.unroute('**/app/documents');
  await send(page);
  await page.getByRole('link', { name: /Bracket/ }).click();
  await expect(page.getByRole('img', { name: 'Bracket' })).toBeVisible();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText(/not available on mobile/i)).toBeVisible();
});

test('whoever may only read documents is offered nothing else', async ({ as }) => {
  const page = await as('operator');
  await page.goto('/document/list?partNumber=GBX-220-05');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
  await expect(page.getByRole('button', { name: 'Add document' })).toHaveCount(0);
});

test('older revisions are told with person and file, looked at as what they are, and saved one by one', async ({
  as,
}) => {
  const page = await as('engineer');
  const partNumber = await newPart(page, 'D/(8).');
  await page.goto(at('/document/list', partNumber));
  await upload(page, { name: 'first.png', buffer: pngFile(40, 30) }, { title: 'Nameplate', type: 'PHOTO' });
  await send(page);
  await act(page, 'Nameplate', 'Edit as new revision');
  await page.locator('input[type=file]').setInputFiles({
    name: 'second.png',
    mimeType: 'image/png',
    buffer: pngFile(64, 30),
  });
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await expect(page.getByText('is now at document revision 2')).toBeVisible();
  await act(page, 'Nameplate', '2 revisions');
  const list = page.getByRole('list', { name: 'Document revisions' });
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(list.getByRole('link').first()).toContainText(`${partNumber}_A_en.png`);
  await expect(list.getByRole('listitem').first()).toContainText('Current');
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await list.getByRole('link', { name: /Document revision 1/ }).click();
  const picture = page.getByRole('img', { name: 'Nameplate' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  await expect(page.getByText('revision 2 is.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(picture).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  const saving = page.waitForEvent('download');
  await list.getByRole('button', { name: 'Download revision 1' }).click();
  expect((await readFile(await (await saving).path())).equals(pngFile(40, 30))).toBe(true);
  await page.goto(page.url().replace(/revisions=([^&]+)/, 'open=$1&docRev=7'));
  await expect(list.getByRole('link')).toHaveCount(2);
});

test('two taps on Upload store one document', async ({ as }) => {
  const page = await as('engineer');
  const partNumber = await newPart(page, 'D/(9).');
  await page.goto(at('/document/list', partNumber));
  await upload(page, { name: 'sheet.pdf', buffer: pdfFile() }, { title: 'Tapped twice' });
  const sent: string[] = [];
  await page.route('**/app/documents', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent.push(String(route.request().headers()['idempotency-key']));
    await new Promise((go) => setTimeout(go, 400));
    return route.continue();
  });
  const box = (await page.getByRole('button', { name: 'Upload' }).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await page.waitForTimeout(60);
  await page.mouse.click(x, y);
  await expect(page.getByText('“Tapped twice” added')).toBeVisible();
  expect(sent).toHaveLength(1);
  await expect(page.getByRole('link', { name: /Tapped twice/ })).toHaveCount(1);
});

test('who edits what another changed meanwhile is told, keeps what was typed, and saves it on top', async ({ as }) => {
  const page = await as('engineer');
  const partNumber = await newPart(page, 'D/(8).');
  await page.goto(at('/document/list', partNumber));
  await upload(page, { name: 'sheet.pdf', buffer: pdfFile() }, { title: 'Shared work' });
  await send(page);
  await act(page, 'Shared work', 'Edit as new revision');
  await page.locator('[name=title]').fill('Mine');
  const other = await as('engineer');
  await other.goto(at('/document/list', partNumber));
  await act(other, 'Shared work', 'Edit as new revision');
  await other.locator('[name=type]').selectOption('SPECIFICATION');
  await other.getByRole('button', { name: 'Save as new revision' }).click();
  await expect(other.getByText('is now at document revision 2')).toBeVisible();
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await said(page, 'Somebody else changed this document meanwhile: it is at document revision 2 now.');
  await expect(page.locator('[name=title]')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save as new revision' }).click();
  await expect(page.getByText('“Mine” is now at document revision 3')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText('Specification');
});
