import type { CompanyTemplate } from '@gemba/contract/administration/labels/label-template';
import { builtInLayouts, type LabelLayout } from '@gemba/contract/labels/label-layout';
import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStockRoom } from '../../testing/stock-room.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { write } from '../testing/administrator.ts';

const erp = await startTestApp();
let room: Awaited<ReturnType<typeof openStockRoom>>;
beforeEach(async () => {
  room = await openStockRoom(erp);
});

type Name = keyof typeof builtInLayouts;
const change = (template: Name, part: Partial<LabelLayout>, version = 0, by = room.browser) =>
  write<CompanyTemplate>(by, 'PUT', `/admin/labelTemplates/${template}`, {
    layout: { ...builtInLayouts[template], ...part },
    version,
  });
const templates = async () =>
  (await room.get<{ templates: CompanyTemplate[] }>('/admin/labelTemplates')).data.templates;
const textsOf = ({ labels }: DrawnLabels) => labels[0]?.texts.map(({ text }) => text) ?? [];
const drawn = async (path: string) => (await room.get<DrawnLabels>(`/labels/${path}`)).data;
const preview = (template: Name, part: Partial<LabelLayout>) =>
  write<DrawnLabels>(room.browser, 'POST', `/admin/labelTemplates/${template}/drawn`, {
    layout: { ...builtInLayouts[template], ...part },
  });

describe('a label template', () => {
  it('is the built-in one until it is changed, and again when it is set back', async () => {
    expect((await templates()).map(({ template, isOwn, version }) => [template, isOwn, version])).toEqual([
      ['part', false, 0],
      ['box', false, 0],
      ['pallet', false, 0],
      ['location', false, 0],
    ]);
    expect((await change('box', { width: 80 })).data).toMatchObject({ isOwn: true, version: 1, layout: { width: 80 } });
    expect((await change('box', {}, 1)).data).toMatchObject({ isOwn: false, version: 2, layout: builtInLayouts.box });
    const trail = (await room.get<{ items: object[] }>('/admin/audit?kind=labelTemplate')).data.items;
    expect(trail).toMatchObject([
      { subject: 'box', changes: [{ field: 'labelSize', before: '80 × 100 mm', after: '100 × 100 mm' }] },
      { subject: 'box', changes: [{ field: 'labelSize', before: '100 × 100 mm', after: '80 × 100 mm' }] },
    ]);
  });

  it('prints its fields in their order, without those that were taken off, in the words of the company', async () => {
    await change('part', {
      copies: 4,
      head: [],
      facts: ['lot', 'quantity'],
      foot: ['note'],
      codes: ['qr'],
      words: [
        { language: 'en-US', word: 'lot', text: 'Heat no.' },
        { language: 'en-US', word: 'note', text: 'Made in León' },
      ],
    });
    const label = await drawn('parts/BOLT/drawn?quantity=5&lotNumber=K-7');
    expect(textsOf(label)).toEqual(['BOLT', 'Heat no.', 'K-7', 'Qty', '5 EA', 'Made in León']);
    expect(label.labels[0]).toMatchObject({ copies: 4, codes: [{ symbology: 'qr' }], leftOut: [] });
    expect((await drawn('parts/BOLT/drawn?copies=2')).labels[0]?.copies).toBe(2);
    const zpl = await room.browser.send(`/app/labels/parts/BOLT?format=zpl&lotNumber=K-7`);
    expect(zpl.text).toContain('^FDHeat no_2E^FS');
  });

  it('has its own size, which the file for printing has too', async () => {
    await change('pallet', { width: 102, height: 152 });
    const label = await drawn('parts/BOLT/drawn?template=pallet');
    expect(label.sheet).toEqual({ width: 102, height: 152, dotsPerMm: 8 });
    const zpl = await room.browser.send(`/app/labels/parts/BOLT?format=zpl&template=pallet`);
    expect(zpl.text).toContain('^PW816^LL1216');
  });

  it('of a shelf has its own fields', async () => {
    await change('location', {
      head: [],
      lines: ['note'],
      foot: [],
      words: [{ language: 'es-ES', word: 'note', text: 'Máx. 500 kg' }],
    });
    // A note has no built-in text: that of another language is better than none.
    expect(textsOf(await drawn('locations/A-01/drawn'))).toEqual(['A-01', 'Máx. 500 kg']);
  });

  it('is saved by one of two who change it at the same moment, and by nobody over a newer one', async () => {
    const both = await Promise.all([change('part', { copies: 2 }), change('part', { copies: 3 })]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(both.find(({ success }) => !success)).toMatchObject({ code: 409, msgCode: 'LABEL_TEMPLATE_CHANGED' });
    expect(await change('part', { copies: 4 }, 7)).toMatchObject({ msgCode: 'LABEL_TEMPLATE_CHANGED' });
    expect(await change('box', { copies: 4 }, 7)).toMatchObject({ msgCode: 'LABEL_TEMPLATE_CHANGED' });
  });

  it('stays what it was after a bad change', async () => {
    for (const [part, msgCode] of [
      [{ facts: ['lot', 'lot'] }, 'LABEL_LAYOUT_INVALID'],
      [{ facts: ['qr'] }, 'LABEL_LAYOUT_INVALID'],
      [{ words: [{ language: 'en-US', word: 'so', text: 'Order' }] }, 'LABEL_WORDING_INVALID'],
      [{ facts: ['script'] }, 'INVALID_INPUT'],
      [{ width: 5 }, 'INVALID_INPUT'],
      [{ copies: 0 }, 'INVALID_INPUT'],
      [{ words: [{ language: 'de-DE', word: 'lot', text: 'Charge' }] }, 'INVALID_INPUT'],
    ] as [Partial<LabelLayout>, string][]) {
      expect(await change('part', part)).toMatchObject({ success: false, code: 400, msgCode });
      expect(await preview('part', part)).toMatchObject({ success: false, msgCode });
    }
    expect((await templates())[0]).toMatchObject({ isOwn: false, version: 0 });
  });

  it('is one that a later version cannot read: then the built-in one is printed', async () => {
    await room.insert('label_template', { template: 'part', layout: '{"facts": ["hologram"]}' });
    expect((await drawn('parts/BOLT/drawn')).sheet).toMatchObject({ width: 100, height: 63 });
  });
});

describe('the preview', () => {
  it('shows goods of the company, saves nothing, and says what found no room', async () => {
    await room.opening('BOLT', 'A-01', '50');
    const { data } = await preview('box', { facts: ['quantity', 'location'] });
    expect(textsOf(data)).toEqual(expect.arrayContaining(['BOLT', '50 EA', 'A-01', 'Box 1 of 1']));
    expect(data.labels[0]?.leftOut).toEqual([]);
    const { data: tiny } = await preview('pallet', { width: 30, height: 20 });
    expect(tiny.labels[0]?.leftOut).toEqual(expect.arrayContaining(['datamatrix', 'references']));
    expect((await templates()).every(({ isOwn }) => !isOwn)).toBe(true);
  });

  it.each(['part', 'box', 'pallet', 'location'] as const)(
    'of a %s stays inside of the paper at every size',
    async (template) => {
      for (const [width, height] of [
        [25, 15],
        [40, 20],
        [57, 32],
        [50, 150],
        [102, 152],
        [220, 25],
        [220, 300],
      ] as const) {
        const { data } = await preview(template, { width, height });
        const [right, bottom] = [width * 8, height * 8];
        for (const { x, y, width: wide } of data.labels[0]?.texts ?? []) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + wide).toBeLessThanOrEqual(right);
          expect(y).toBeLessThanOrEqual(bottom);
        }
        for (const { x, y, rows, module, rowHeight } of data.labels[0]?.codes ?? []) {
          expect(module).toBeGreaterThanOrEqual(2);
          expect(x + (rows[0]?.length ?? 0) * module).toBeLessThanOrEqual(right);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y + rows.length * rowHeight).toBeLessThanOrEqual(bottom);
        }
      }
    },
  );

  it('is there on the first day, before there are any goods', async () => {
    const { browser } = await erp.somebody({ roles: ['COMPANY_ADMIN'] });
    for (const template of ['part', 'location'] as const) {
      const body = { layout: builtInLayouts[template] };
      const answer = await write<DrawnLabels>(browser, 'POST', `/admin/labelTemplates/${template}/drawn`, body);
      expect(answer.data.labels).toHaveLength(1);
    }
  });
});

it('templates are closed to everybody else, and end at the company', async () => {
  const clerk = await room.person({ roles: ['FIND_PART'] });
  for (const answer of [
    await clerk.get('/admin/labelTemplates'),
    await change('part', { copies: 2 }, 0, clerk),
    await write(clerk, 'POST', '/admin/labelTemplates/part/drawn', { layout: builtInLayouts.part }),
  ])
    expect(answer).toMatchObject({ code: 403, msgCode: 'LIMITED_PERMISSIONS' });
  const rival = await openStockRoom(erp);
  await change('part', { width: 60 }, 0, rival.browser);
  expect((await templates())[0]).toMatchObject({ isOwn: false, layout: { width: 100 } });
});
