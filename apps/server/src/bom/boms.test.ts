import { randomUUID } from 'node:crypto';
import type { BomHead } from '@gemba/contract/bom/bom-shapes';
import type { getBom } from '@gemba/contract/bom/get-bom';
import type { CallReply } from '@gemba/contract/kit/call';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

type Bom = CallReply<typeof getBom>;

const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);
const bomOf = (partNumber: string, query = '') => browser.get<Bom>(`/boms/${encodeURIComponent(partNumber)}${query}`);
const headers = () => ({ 'Idempotency-Key': randomUUID() });
const add = (partNumber: string, components: readonly string[], revision = 'A') =>
  browser.post(
    '/boms',
    {
      partNumber,
      revision,
      items: components.map((component, at) => ({ itemNumber: at + 1, component, makeBuy: 'MAKE', quantity: '2' })),
    },
    headers(),
  );
const newParts = async (...numbers: string[]) => {
  for (const number of numbers) {
    await erp.owner.query(
      `insert into part (company_id, part_number, description, part_type, std_cost) values ($1, $2, 'One', 'MAKE', 3)`,
      [companyId, number],
    );
  }
};

describe('BOMs', () => {
  it('are listed by number, each part once, and found by words', async () => {
    const { rows } = await erp.owner.query<{ part_number: string }>(
      'select distinct part_number from bom where company_id = $1 order by 1',
      [companyId],
    );
    const all = await everyRow<BomHead>(browser, '/boms', 3);
    expect(all.map((row) => row.partNumber)).toEqual(rows.map((row) => row.part_number));
    const one = all[0] as BomHead;
    const found = await everyRow<BomHead>(browser, `/boms?q=${encodeURIComponent(one.partNumber.toLowerCase())}`);
    expect(found.map((row) => row.partNumber)).toContain(one.partNumber);
  });

  it('open level by level: each level holds the one above it', async () => {
    const [head] = await everyRow<BomHead>(browser, '/boms');
    const whole = (await bomOf(String(head?.partNumber), '?levels=20')).data;
    for (let level = 1; level <= whole.depth; level += 1) {
      const { rows } = (await bomOf(String(head?.partNumber), `?levels=${level}`)).data;
      expect(rows).toEqual(whole.rows.filter((row) => row.level <= level));
    }
  });

  it('tell which parts are short: open orders need more than is on hand', async () => {
    await newParts('SHORT-TOP', 'SHORT-MID', 'SHORT-LOW', 'SHORT-NOT', 'SHORT-X');
    const stock: [string, number, number][] = [
      ['SHORT-LOW', 3, 10],
      ['SHORT-NOT', 5, 5],
      ['SHORT-X', 0, 9],
    ];
    for (const [part, onHand, onDemand] of stock) {
      await erp.owner.query(
        'insert into part_stock (company_id, part_number, on_hand, on_demand) values ($1, $2, $3, $4)',
        [companyId, part, onHand, onDemand],
      );
    }
    await add('SHORT-MID', ['SHORT-LOW', 'SHORT-NOT']);
    await browser.post(
      '/boms',
      {
        partNumber: 'SHORT-TOP',
        revision: 'A',
        items: [
          { itemNumber: 1, component: 'SHORT-MID', makeBuy: 'MAKE', quantity: '1' },
          { itemNumber: 2, component: 'SHORT-LOW', makeBuy: 'BUY', quantity: '1' },
          { itemNumber: 3, component: 'SHORT-X', makeBuy: 'X', quantity: '1' },
        ],
      },
      headers(),
    );
    const { data } = await bomOf('SHORT-TOP', '?levels=20');
    expect(data.rows.map(({ path, short }) => [path, short])).toEqual([
      ['1', '0.0000'],
      ['1.1', '7.0000'],
      ['1.2', '0.0000'],
      ['2', '7.0000'],
      ['3', '0.0000'],
    ]);
    expect((await bomOf('SHORT-TOP')).data).toMatchObject({ partCount: 3, shortCount: 1 });
  });

  it('are refused where there is none', async () => {
    await newParts('NO-BOM-1');
    expect(await bomOf('NO-BOM-1')).toMatchObject({ code: 404, msgCode: 'BOM_NOT_EXIST' });
    expect(await bomOf('NO-PART-1')).toMatchObject({ code: 404, msgCode: 'PART_NOT_EXIST' });
    expect(await bomOf('NO-BOM-1', '?levels=21')).toMatchObject({ code: 400, msgCode: 'INVALID_INPUT' });
  });
});

describe('a total over several levels', () => {
  it('loses nothing of small quantities on the way down', async () => {
    await newParts('FRA-1', 'FRA-2', 'FRA-3', 'FRA-4');
    for (const [at, quantity] of ['0.01', '0.002', '10000'].entries()) {
      const items = [{ itemNumber: 1, component: `FRA-${at + 2}`, makeBuy: 'MAKE', quantity }];
      await browser.post('/boms', { partNumber: `FRA-${at + 1}`, revision: 'A', items }, headers());
    }
    const { rows } = (await bomOf('FRA-1', '?levels=20')).data;
    expect(rows.map((row) => row.totalQuantity)).toEqual(['0.0100', '0.0000', '0.2000']);
  });
});

describe('adding a BOM', () => {
  it('is done once, and a second one is refused', async () => {
    await newParts('ADD/1(A)', 'ADD.2');
    expect(await add('ADD/1(A)', ['ADD.2'])).toMatchObject({ success: true });
    expect((await bomOf('ADD/1(A)')).data).toMatchObject({ rolledUpCost: '6.000000', itemCount: 1 });
    expect(await add('ADD/1(A)', ['ADD.2'])).toMatchObject({ code: 409, msgCode: 'BOM_EXISTS' });
  });

  it('refuses a loop and names it', async () => {
    await newParts('LOOP-A', 'LOOP-B', 'LOOP-C');
    expect(await add('LOOP-A', ['LOOP-B'])).toMatchObject({ success: true });
    expect(await add('LOOP-B', ['LOOP-C'])).toMatchObject({ success: true });
    expect(await add('LOOP-C', ['LOOP-A'])).toMatchObject({
      code: 409,
      msgCode: 'BOM_LOOP',
      data: { loop: 'LOOP-C → LOOP-A → LOOP-B → LOOP-C' },
    });
    expect(await bomOf('LOOP-C')).toMatchObject({ msgCode: 'BOM_NOT_EXIST' });
  });

  it('refuses a loop through an alternative, and lets a part be mentioned', async () => {
    await newParts('ALT-A', 'ALT-B', 'ALT-C');
    const addItem = (partNumber: string, item: object) =>
      browser.post(
        '/boms',
        { partNumber, revision: 'A', items: [{ itemNumber: 1, quantity: '1', ...item }] },
        headers(),
      );
    const alternative = { component: 'ALT-C', makeBuy: 'BUY', replaceItem: 'ALT-B' };
    expect(await addItem('ALT-A', alternative)).toMatchObject({ success: true });
    expect(await addItem('ALT-B', { component: 'ALT-A', makeBuy: 'MAKE' })).toMatchObject({
      msgCode: 'BOM_LOOP',
      data: { loop: 'ALT-B → ALT-A → ALT-B' },
    });
    expect(await addItem('ALT-B', { ...alternative, replaceItem: 'ALT-A' })).toMatchObject({ msgCode: 'BOM_LOOP' });
    expect(await addItem('ALT-B', { component: 'ALT-A', makeBuy: 'X' })).toMatchObject({ success: true });
  });

  it('refuses more levels than can be shown, counted from the top of all that it is part of', async () => {
    const part = (at: number) => `DEEP-${at}`;
    await newParts(...Array.from({ length: 23 }, (_, at) => part(at)));
    const last = { code: 409, msgCode: 'BOM_TOO_DEEP', data: { levels: 21, maximum: 20 } };
    for (let at = 0; at < 10; at += 1) expect(await add(part(at), [part(at + 1)])).toMatchObject({ success: true });
    for (let at = 19; at > 10; at -= 1) expect(await add(part(at), [part(at + 1)])).toMatchObject({ success: true });
    expect(await add(part(20), [part(21)])).toMatchObject({ success: true });
    expect(await add(part(10), [part(11)])).toMatchObject(last);
    expect(await add(part(10), [part(12)])).toMatchObject({ success: true });
    const { depth, rows, more } = (await bomOf(part(0), '?levels=20')).data;
    expect({ depth, rows: rows.length, more }).toEqual({ depth: 20, rows: 20, more: false });
    expect(await add(part(21), [part(22)])).toMatchObject(last);
    await erp.owner.query(`insert into bom (company_id, part_number, revision) values ($1, $2, 'A')`, [
      companyId,
      part(21),
    ]);
    await erp.owner.query(
      `insert into bom_item (company_id, part_number, revision, item_number, component_number, make_buy, quantity)
       values ($1, $2, 'A', 1, $3, 'BUY', 1)`,
      [companyId, part(21), part(22)],
    );
    expect((await bomOf(part(0), '?levels=20')).data).toMatchObject({ depth: 21, more: true });
  });

  it('refuses a revision that the part never had', async () => {
    await newParts('REV-1', 'REV-2');
    expect(await add('REV-1', ['REV-2'], 'Q')).toMatchObject({
      code: 404,
      msgCode: 'PART_REVISION_NOT_EXIST',
      data: { partNumber: 'REV-1', revision: 'Q' },
    });
    expect(await add('REV-1', ['REV-2'])).toMatchObject({ success: true });
    expect(await bomOf('REV-1', '?revision=ZZ')).toMatchObject({
      code: 404,
      msgCode: 'BOM_REVISION_NOT_EXIST',
      msg: 'Part REV-1 has no BOM of revision ZZ.',
    });
    expect(await bomOf('REV-2', '?revision=ZZ')).toMatchObject({ msgCode: 'BOM_NOT_EXIST' });
  });

  it('refuses a loop that two people close at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [one, other] = [`TWO-${round}-A`, `TWO-${round}-B`];
      await newParts(one, other);
      const answers = await Promise.all([add(one, [other]), add(other, [one])]);
      expect(answers.map((answer) => answer.msgCode).toSorted()).toEqual(['BOM_LOOP', 'OK']);
    }
  });

  it('refuses no items, an item twice, itself and unknown parts, and leaves nothing', async () => {
    await newParts('BAD-1', 'BAD-2');
    expect(await add('BAD-1', [])).toMatchObject({ msgCode: 'BOM_WITHOUT_ITEMS' });
    expect(await add('BAD-1', ['BAD-1'])).toMatchObject({ msgCode: 'BOM_LOOP', data: { loop: 'BAD-1 → BAD-1' } });
    expect(await add('BAD-1', ['BAD-2', 'NO-SUCH'])).toMatchObject({
      msgCode: 'PART_NOT_EXIST',
      data: { partNumber: 'NO-SUCH' },
    });
    const item = { itemNumber: 1, component: 'BAD-2', makeBuy: 'BUY', quantity: '1' };
    expect(
      await browser.post('/boms', { partNumber: 'BAD-1', revision: 'A', items: [item, item] }, headers()),
    ).toMatchObject({ msgCode: 'BOM_DUPLICATE_ITEM', data: { itemNumber: 1 } });
    expect(await bomOf('BAD-1')).toMatchObject({ msgCode: 'BOM_NOT_EXIST' });
  });
});
