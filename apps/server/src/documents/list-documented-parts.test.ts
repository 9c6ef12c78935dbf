import type { DocumentedPart } from '@gemba/contract/documents/list-documented-parts';
import { expect, it } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { startTestApp } from '../testing/test-app.ts';
import { META, openDrawingOffice, PARTS, upload } from './testing/drawing-office.ts';
import { pdf } from './testing/good-files.ts';

const erp = await startTestApp();
const { keeper, rival, reader } = await openDrawingOffice(erp);
const [plain, odd, , dots] = PARTS;
const store = (part: string, revision: string, title: string, type = 'DRAWING', lang = 'en') =>
  upload(keeper.browser, {
    fileName: `${part}_${revision}_${lang}.pdf`,
    bytes: pdf('sheet'),
    meta: { ...META, title, type },
  });
await store(plain, 'A', 'Bracket, first');
await store(plain, 'B', 'Bracket, bearing seats H6');
await store(plain, 'B', '支架', 'DRAWING', 'cn');
await store(odd, 'B', 'Flange 100% zinc, 30 × 8');
await store(dots, 'B', 'How to mount it', 'WORK_INSTRUCTION');
const gone = await store('V1.2.3', 'B', 'Withdrawn flange');
await keeper.browser.send(`/app/documents/${gone.data.documentId}`, { method: 'DELETE' });

const find = (query: Record<string, string>, limit?: number) =>
  everyRow<DocumentedPart>(reader.browser, `/documents/parts?${new URLSearchParams(query).toString()}`, limit);
const numbers = async (query: Record<string, string>, limit?: number) =>
  (await find(query, limit)).map(({ partNumber }) => partNumber);

it('lists the parts that have drawings, by number, with how many and the title of the newest', async () => {
  expect(await find({ type: 'DRAWING' })).toEqual([
    {
      partNumber: plain,
      description: 'Bracket',
      descriptionZh: null,
      descriptionEs: null,
      documentCount: 3,
      title: 'Bracket, bearing seats H6',
    },
    expect.objectContaining({ partNumber: odd, documentCount: 1, title: 'Flange 100% zinc, 30 × 8' }),
  ]);
  expect(await numbers({})).toEqual([dots, plain, odd]);
});

it('reads page by page', async () => {
  expect(await numbers({}, 1)).toEqual([dots, plain, odd]);
  expect(await numbers({ q: 'bracket' }, 1)).toEqual([dots, plain, odd]);
});

it.each([
  // The other one has the same letters and digits, which is a number that was typed without its signs.
  ['w00-10/100', [plain, odd]],
  ['w0010100a', [odd]],
  ['w00101', [plain, odd]],
  ['bracket 100', [plain, odd]],
  ['seats h6', [plain]],
  ['支架', [plain]],
  ['100%', [odd]],
  ['flange', [odd]],
  ['flange 30x8', [odd]],
  ['mount', []],
  ['nothing like it', []],
  ['%', []],
  ["'; drop", []],
])('finds by number, description or title: %s', async (q, found) => {
  expect(await numbers({ type: 'DRAWING', q })).toEqual(found);
});

it('hides the documents of other companies, and needs the role', async () => {
  expect(await everyRow<DocumentedPart>(rival.browser, '/documents/parts?q=bracket')).toEqual([]);
  expect(await everyRow<DocumentedPart>(rival.browser, '/documents/parts')).toEqual([]);
  const blind = await erp.user(keeper.companyId, { roles: ['FIND_INVENTORY'] });
  const browser = await erp.signIn(keeper.companyCode, blind.userName);
  expect(await browser.get('/documents/parts')).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
});

it.each([['type=PHOTOS'], [`q=${'x'.repeat(81)}`], ['cursor=broken']])('refuses %s', async (query) => {
  expect((await reader.browser.get(`/documents/parts?${query}`)).code).toBe(400);
});
