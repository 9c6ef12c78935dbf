import type { getInventory } from '@gemba/contract/inventory/get-inventory';
import type { Balance, LogRow } from '@gemba/contract/inventory/inventory-shapes';
import type { listInventoryLogs } from '@gemba/contract/inventory/list-inventory-logs';
import { EITHER_WAY, LOG_FLOWS, movementsOfFlow } from '@gemba/contract/inventory/log-flows';
import type { CallReply } from '@gemba/contract/kit/call';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);

const { rows: balances } = await erp.owner.query<{ part: string; location: string }>(
  'select part_number as part, location from inventory_balance where company_id = $1 order by location, part_number',
  [companyId],
);
const pairs = (rows: Balance[]) => rows.map((row) => ({ part: row.partNumber, location: row.location }));
const inOrderOfParts = (first: { part: string; location: string }, other: { part: string; location: string }) =>
  first.part < other.part || (first.part === other.part && first.location < other.location) ? -1 : 1;
const some = balances[Math.floor(balances.length / 2)] as { part: string; location: string };

describe('what lies where', () => {
  it('is listed whole by location, page by page', async () => {
    expect(pairs(await everyRow<Balance>(browser, '/inventory', 13))).toEqual(balances);
  });

  it('leaves out where nothing is any more, if asked to', async () => {
    const { rows: stocked } = await erp.owner.query(
      `select part_number as part, location from inventory_balance
        where company_id = $1 and (on_hand, in_qa, in_sip, in_sit, in_wip, in_to, on_loan) <> (0, 0, 0, 0, 0, 0, 0) order by location, part_number`,
      [companyId],
    );
    expect(stocked.length).toBeLessThan(balances.length);
    expect(pairs(await everyRow<Balance>(browser, '/inventory?stocked=true', 13))).toEqual(stocked);
  });

  it('is found by the beginning of a location, in any case, by that of a part, or by both', async () => {
    const start = some.location.slice(0, 2);
    expect(pairs(await everyRow<Balance>(browser, `/inventory?location=${start.toLowerCase()}`))).toEqual(
      balances.filter((row) => row.location.startsWith(start)),
    );
    const family = some.part.slice(0, 3);
    const found = await everyRow<Balance>(browser, `/inventory?partNumber=${encodeURIComponent(family)}`, 2);
    expect(pairs(found)).toEqual(balances.filter((row) => row.part.startsWith(family)).toSorted(inOrderOfParts));
    const both = `/inventory?partNumber=${encodeURIComponent(some.part)}&location=${encodeURIComponent(some.location)}`;
    expect(pairs(await everyRow<Balance>(browser, both))).toEqual([some]);
    expect(await everyRow<Balance>(browser, '/inventory?location=%25')).toEqual([]);
    const { data } = await browser.get<{ nextCursor: string }>('/inventory?limit=1');
    const fromElsewhere = `/inventory?location=${start}&limit=100&cursor=${data.nextCursor}`;
    const answer = await browser.get<{ items: Balance[] }>(fromElsewhere);
    expect(answer.data.items.filter((row) => !row.location.startsWith(start))).toEqual([]);
  });

  it('is told of one part at one location, with the newest rows of its log', async () => {
    const path = `/inventory/${encodeURIComponent(some.part)}/${encodeURIComponent(some.location)}`;
    const { data } = await browser.get<CallReply<typeof getInventory>>(path);
    expect(data).toMatchObject({ partNumber: some.part, location: some.location });
    expect(data.log[0]?.onhand.new).toBe(data.onHand);
    expect(data.log[0]?.cost.new).toBe(data.avgCost);
    expect(data.log.map((row) => row.seq)).toEqual(data.log.map((row) => row.seq).toSorted((a, b) => b - a));
    expect(await browser.get(`/inventory/${encodeURIComponent(some.part)}/NOWHERE`)).toMatchObject({
      code: 404,
      msgCode: 'INVENTORY_NOT_EXIST',
    });
  });
});

describe('the log of a part', () => {
  const logOf = (part: string, more = '', limit = 9) =>
    everyRow<LogRow>(browser, `/inventoryLogs?partNumber=${encodeURIComponent(part)}${more}`, limit);

  it('is whole, newest first, and every bucket goes on where the row before it ended', async () => {
    const rows = await logOf(some.part);
    const { rows: counted } = await erp.owner.query<{ count: number }>(
      'select count(*)::int as count from inventory_log where company_id = $1 and part_number = $2',
      [companyId, some.part],
    );
    expect(rows).toHaveLength(counted[0]?.count as number);
    const here = rows.filter((row) => row.location === some.location);
    here.forEach((row, index) => {
      const before = here[index + 1];
      for (const bucket of ['onhand', 'inQA', 'sip', 'sit', 'wip', 'inTO', 'cost', 'avgTax'] as const) {
        if (before) expect(row[bucket].old).toBe(before[bucket].new);
      }
    });
  });

  it('is narrowed to a location and to days of the company', async () => {
    const rows = await logOf(some.part);
    const { rows: zone } = await erp.owner.query<{ time_zone: string }>(
      'select time_zone from company where company_id = $1',
      [companyId],
    );
    const dayOf = (moment: string) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: String(zone[0]?.time_zone) }).format(new Date(moment));
    const middle = dayOf((rows[Math.floor(rows.length / 2)] as LogRow).postedAt);
    const that = await logOf(some.part, `&from=${middle}&to=${middle}`);
    expect(that).toEqual(rows.filter((row) => dayOf(row.postedAt) === middle));
    expect(that.length).toBeGreaterThan(0);
    const here = await logOf(some.part, `&location=${some.location}`);
    expect(here).toEqual(rows.filter((row) => row.location === some.location));
    expect(
      await browser.get(`/inventoryLogs?partNumber=${encodeURIComponent(some.part)}&from=2026-02-02&to=2026-02-01`),
    ).toMatchObject({ code: 400, msgCode: 'DATE_RANGE_REVERSED' });
  });

  it('is narrowed to what came, what went, quality, moves and costs, and every row is one of them', async () => {
    const { rows: parts } = await erp.owner.query<{ part_number: string }>(
      `select part_number from inventory_log where company_id = $1
        group by 1 order by count(distinct movement) desc, count(*) limit 3`,
      [companyId],
    );
    for (const { part_number: part } of parts) {
      const rows = await logOf(part, '', 100);
      const flows = await Promise.all(LOG_FLOWS.map((flow) => logOf(part, `&flow=${flow}`, 100)));
      const key = (row: LogRow) => `${row.location} ${row.seq}`;
      expect(new Set(flows.flat().map(key))).toEqual(new Set(rows.map(key)));
      const [came = [], went = []] = flows;
      for (const row of came.filter(({ movement }) => EITHER_WAY.includes(movement)))
        expect(+row.inQty).toBeGreaterThan(0);
      for (const row of went.filter(({ movement }) => EITHER_WAY.includes(movement)))
        expect(+row.outQty).toBeGreaterThan(0);
    }
    expect(await browser.get(`/inventoryLogs?partNumber=${encodeURIComponent(some.part)}&flow=up`)).toMatchObject({
      code: 400,
      msgCode: 'INVALID_INPUT',
    });
  });

  it('has every movement that the database knows in one flow', async () => {
    const { rows } = await erp.owner.query<{ rule: string }>(
      `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'inventory_log_movement_check'`,
    );
    const known = [...String(rows[0]?.rule).matchAll(/'([A-Z_]+)'/g)].map(([, movement]) => movement);
    const listed = [...Object.values(movementsOfFlow).flat(), ...EITHER_WAY];
    expect(new Set(listed)).toEqual(new Set(known));
    expect(listed).toHaveLength(known.length);
  });

  it('names its part with what is open about it, also where nothing has moved, and refuses an unknown one', async () => {
    const asked = (part: string) =>
      browser.get<CallReply<typeof listInventoryLogs>>(`/inventoryLogs?partNumber=${encodeURIComponent(part)}`);
    const { rows: changed } = await erp.owner.query<{ part_number: string; ecn_number: string }>(
      `select part_number, ecn_number from ecn_part join ecn using (company_id, ecn_number)
        where company_id = $1 and status = 'OPEN' limit 1`,
      [companyId],
    );
    const { part_number: part, ecn_number: ecnNumber } = changed[0] as { part_number: string; ecn_number: string };
    const { openEcns } = (await asked(part)).data.part;
    expect(openEcns.map((ecn) => ecn.ecnNumber)).toContain(ecnNumber);
    expect(await asked('NO-SUCH-PART')).toMatchObject({ code: 404, msgCode: 'PART_NOT_EXIST' });
    await erp.owner.query(
      `insert into part (company_id, part_number, description, part_type) values ($1, 'NEVER-MOVED', 'One', 'BUY')`,
      [companyId],
    );
    expect((await asked('NEVER-MOVED')).data).toMatchObject({ items: [], part: { openEcns: [], hold: false } });
  });
});
