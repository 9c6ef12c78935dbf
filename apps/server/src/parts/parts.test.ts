import { sumQuantities } from '@gemba/contract/kit/quantity';
import type { WhereUsedRow } from '@gemba/contract/parts/part-relations';
import type { OpenQuantityRow, StockRow } from '@gemba/contract/parts/part-rows';
import type { Part, PartRow } from '@gemba/contract/parts/part-shapes';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);
const ODD = 'Q77-10/100(B)';
const BEARING = 'Q77-BEARING';
const SCREW = 'Q77-SCREW';
const GASKET = 'Q77-GASKET';
await erp.owner.query(
  `insert into part (company_id, part_number, description, description_zh, description_es, part_type)
   values ($1, $2, 'Shaft seal 35', '轴封 35', 'Retén de eje 35', 'BUY'), ($1, $2 || '-2', 'Seal for ' || $2, null, null, 'BUY'),
          ($1, $3, 'Ball bearing 20 × 47 × 14', null, null, 'BUY'), ($1, $4, 'Screw M8 x 25', '螺栓 M8×25', null, 'BUY'),
          ($1, $5, 'Gasket Ø31×52', '垫圈31×52', null, 'BUY')`,
  [companyId, ODD, BEARING, SCREW, GASKET],
);

const search = (q: string, more = '') => everyRow<PartRow>(browser, `/parts?q=${encodeURIComponent(q)}${more}`);
const partsOf = async (where = 'true') =>
  (
    await erp.owner.query<{ part_number: string }>(
      `select part_number from part where company_id = $1 and ${where} order by 1`,
      [companyId],
    )
  ).rows.map((row) => row.part_number);

describe('searching parts', () => {
  it('asks for a part number where nothing was typed', async () => {
    for (const q of ['', '   ']) {
      expect(await browser.get(`/parts?q=${q}`)).toMatchObject({
        code: 400,
        msgCode: 'PART_NUMBER_REQUIRED',
        msg: 'Please Input The Part #',
      });
    }
  });

  it('shows the exact number first, once, however it was typed, and the others by number', async () => {
    const found = (await search(` ${ODD.toLowerCase()} `)).map((row) => row.partNumber);
    expect(found).toEqual([ODD, `${ODD}-2`]);
    const [one] = await everyRow<PartRow>(browser, `/parts?q=${encodeURIComponent(`${ODD}-2`)}`);
    expect(one?.partNumber).toBe(`${ODD}-2`);
  });

  it('finds every word in number or description, in three languages', async () => {
    for (const q of ['seal 35', '轴封', 'RETÉN', 'reten', '10/100(B)']) {
      expect((await search(q)).map((row) => row.partNumber)).toContain(ODD);
    }
    expect(await search('100% of_nothing')).toEqual([]);
  });

  it('finds one or two characters at the start of a word, and takes signs alone for no word', async () => {
    for (const q of ['35', '35 se', '(B', 'b)', '10/', '/ 35']) {
      expect((await search(q)).map((row) => row.partNumber)).toContain(ODD);
    }
    for (const q of ['eal', 'ea', '/', '100% /']) {
      expect((await search(q)).some((row) => row.partNumber === ODD)).toBe(q === 'eal');
    }
  });

  it.each([
    '20x47x14',
    '20X47',
    '20x',
    '20x47x',
    '20 x 47',
    '20×47',
    '20 × 47 × 14',
    '20*47',
    'bearing 47x14',
    'q77 20x4',
  ])('finds a size as people type it: %s', async (typed) => {
    expect((await search(typed)).map((row) => row.partNumber)).toContain(BEARING);
  });

  it.each([
    ['m8x25', SCREW],
    ['8x25', SCREW],
    ['螺栓 M8×25', SCREW],
    ['31x52', GASKET],
    ['Ø31x52', GASKET],
    ['垫圈31x52', GASKET],
  ])('finds a size right behind other signs: %s', async (typed, wanted) => {
    expect((await search(typed)).map((row) => row.partNumber)).toContain(wanted);
  });

  it.each(['0x47', '47x20', '20x14', '20x7', '8x25x1', '1x52'])('finds no other size: %s', async (typed) => {
    const found = (await search(typed)).map((row) => row.partNumber);
    expect(found.filter((number) => [BEARING, SCREW, GASKET].includes(number))).toEqual([]);
  });

  it('pages through what it finds, each part once, and filters by type', async () => {
    const paged = await everyRow<PartRow>(browser, '/parts?q=a', 7);
    const expected = await partsOf(String.raw`search_text ~ '\ma'`);
    expect(paged.map((row) => row.partNumber)).toEqual(expected);
    const made = await search('a', '&partType=MAKE');
    expect(made.length).toBeGreaterThan(0);
    expect(new Set(made.map((row) => row.partType))).toEqual(new Set(['MAKE']));
  });

  it('says where a part is under an open change', async () => {
    const { rows } = await erp.owner.query<{ part_number: string; ecn_number: string }>(
      `select part_number, ecn_number from ecn_part join ecn using (company_id, ecn_number)
        where company_id = $1 and status = 'OPEN' limit 1`,
      [companyId],
    );
    const changed = rows[0];
    const [row] = await search(String(changed?.part_number));
    expect(row?.openEcns.map((ecn) => ecn.ecnNumber)).toContain(changed?.ecn_number);
    const part = await browser.get<Part>(`/parts/${encodeURIComponent(String(changed?.part_number))}`);
    expect(part.data.openEcns).toEqual(row?.openEcns);
  });
});

describe('a part', () => {
  it('has quantities that are the sums of their rows', async () => {
    const everyFourth = (await partsOf()).filter((_, at) => at % 4 === 0);
    for (const partNumber of everyFourth) {
      const path = `/parts/${encodeURIComponent(partNumber)}`;
      const { data: part } = await browser.get<Part>(path);
      const stock = await everyRow<StockRow>(browser, `${path}/onHand`, 3);
      for (const bucket of ['onHand', 'inQA', 'inSIP', 'inWIP', 'inTO'] as const) {
        expect([partNumber, bucket, sumQuantities(stock.map((row) => row[bucket]))]).toEqual([
          partNumber,
          bucket,
          part[bucket],
        ]);
      }
      for (const [bucket, call] of [
        ['onDemand', 'onDemand'],
        ['onOrder', 'onOrder'],
        ['inSIT', 'onSit'],
      ] as const) {
        const rows = await everyRow<OpenQuantityRow>(browser, `${path}/${call}`, 3);
        expect([partNumber, bucket, sumQuantities(rows.map((row) => row.quantity))]).toEqual([
          partNumber,
          bucket,
          part[bucket],
        ]);
      }
    }
  });

  it('that does not exist is refused by every call about it, and so is one of another company', async () => {
    const other = await erp.somebody();
    for (const path of [
      '',
      '/onHand',
      '/onDemand',
      '/onOrder',
      '/onSit',
      '/supplyAndDemand',
      '/vendorPrices',
      '/whereUsed',
    ]) {
      const missing = await browser.get(`/parts/NOT-THERE${path}`);
      expect(missing).toMatchObject({ code: 404, msgCode: 'PART_NOT_EXIST' });
      const foreign = await other.browser.get(`/parts/${encodeURIComponent(ODD)}${path}`);
      expect(foreign).toMatchObject({ code: 404, msgCode: 'PART_NOT_EXIST' });
      expect(await browser.get(`/parts/${encodeURIComponent(ODD)}${path}`)).toMatchObject({ success: true });
    }
  });
});

describe('where a part is used', () => {
  it('says of each parent that it is on hold or about to change', async () => {
    const { rows } = await erp.owner.query<{ parent: string; component: string; ecn: string }>(
      `select item.part_number as parent, item.component_number as component, ecn.ecn_number as ecn
         from bom_item item join part using (company_id, part_number) join ecn using (company_id)
        where item.company_id = $1 and item.revision = part.revision and ecn.status = 'OPEN' and not exists (
              select from ecn_part where company_id = $1 and part_number = item.part_number) limit 1`,
      [companyId],
    );
    const { parent, component, ecn } = rows[0] as { parent: string; component: string; ecn: string };
    const ofParent = async () =>
      (await everyRow<WhereUsedRow>(browser, `/parts/${encodeURIComponent(component)}/whereUsed`)).find(
        (row) => row.partNumber === parent,
      );
    expect(await ofParent()).toMatchObject({ openEcns: [], hold: false });
    await erp.owner.query(
      `insert into ecn_part (company_id, ecn_number, part_number, old_revision, new_revision) values ($1, $2, $3, 'A', 'B')`,
      [companyId, ecn, parent],
    );
    await erp.owner.query(
      `update part set hold = true, hold_reason = 'Looked at' where company_id = $1 and part_number = $2`,
      [companyId, parent],
    );
    expect(await ofParent()).toMatchObject({ openEcns: [{ ecnNumber: ecn, newRevision: 'B' }], hold: true });
  });
});
