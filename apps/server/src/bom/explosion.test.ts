import type { BomRow } from '@gemba/contract/bom/bom-shapes';
import type { getBom } from '@gemba/contract/bom/get-bom';
import type { CallReply } from '@gemba/contract/kit/call';
import type { WhereUsedRow } from '@gemba/contract/parts/part-relations';
import { expect, it } from 'vitest';
import { everyRow } from '../testing/every-row.ts';
import { startTestApp } from '../testing/test-app.ts';

/**
 * Twelve levels and some 20,000 rows: every part of a level is made of two of the next and one bought part, and parts
 * are shared between parents. Some are taken by fractions, so totals have more decimals than a quantity. What is computed
 * here goes over paths, one by one, with whole numbers of ten-thousandths, rounded once at the end.
 */
const erp = await startTestApp();
const { companyId, companyCode, userName } = await erp.somebody();
const browser = await erp.signIn(companyCode, userName);
const LEVELS = 12;
const WIDTH = 8;
const name = (level: number, at: number) => `L${String(level).padStart(2, '0')}/${at % WIDTH}`;

type Item = { parent: string; component: string; quantity: bigint };
const ONE = 10_000n;
const QUANTITIES = [20_000n, 12_500n, 3_333n];
const written = (quantity: bigint) => `${quantity / ONE}.${String(quantity % ONE).padStart(4, '0')}`;
const items: Item[] = [];
const costs = new Map<string, number>();
for (let level = 0; level < LEVELS; level += 1) {
  for (let at = 0; at < (level === 0 ? 1 : WIDTH); at += 1) {
    const parent = name(level, at);
    const fan = level < 1 ? 4 : 2;
    for (let child = 0; child < fan; child += 1) {
      items.push({ parent, component: name(level + 1, at + child), quantity: QUANTITIES[(at + child) % 3] as bigint });
    }
    items.push({ parent, component: `BUY-${level}-${at}`, quantity: 30_000n });
    costs.set(`BUY-${level}-${at}`, 7 + at);
  }
}
for (let at = 0; at < WIDTH; at += 1) costs.set(name(LEVELS, at), 11 + at);

const every = [...new Set(items.flatMap(({ parent, component }) => [parent, component]))];
await erp.owner.query(
  `insert into part (company_id, part_number, description, part_type, std_cost)
   select $1, number, 'Made for counting', 'MAKE', cost from unnest($2::text[], $3::numeric[]) as part (number, cost)`,
  [companyId, every, every.map((part) => costs.get(part) ?? null)],
);
const parents = [...new Set(items.map(({ parent }) => parent))];
await erp.owner.query(
  `insert into bom (company_id, part_number, revision) select $1, parent, 'A' from unnest($2::text[]) as parent`,
  [companyId, parents],
);
await erp.owner.query(
  `insert into bom_item (company_id, part_number, revision, item_number, component_number, make_buy, quantity)
   select $1, parent, 'A', row_number() over (partition by parent order by place), component, 'MAKE', quantity
     from unnest($2::text[], $3::text[], $4::numeric[]) with ordinality as item (parent, component, quantity, place)`,
  [
    companyId,
    items.map((one) => one.parent),
    items.map((one) => one.component),
    items.map((one) => written(one.quantity)),
  ],
);
const below = Map.groupBy(items, (item) => item.parent);

/** `total` has four decimals more at each level. */
const paths = (part: string, total = 1n, level = 1): { component: string; level: number; total: bigint }[] =>
  (below.get(part) ?? []).flatMap(({ component, quantity }) => [
    { component, level, total: total * quantity },
    ...paths(component, total * quantity, level + 1),
  ]);
const rounded = ({ total, level }: { total: bigint; level: number }) => {
  const more = ONE ** BigInt(level - 1);
  return written((total + more / 2n) / more);
};

it('explodes twelve levels and 20,000 rows, and rolls the cost up', async () => {
  const expected = paths(name(0, 0));
  expect(expected.length).toBeGreaterThan(20_000);
  const { data } = await browser.get<CallReply<typeof getBom>>(`/boms/${encodeURIComponent(name(0, 0))}?levels=20`);
  expect({ rows: data.rows.length, depth: data.depth, more: data.more }).toEqual({
    rows: expected.length,
    depth: LEVELS,
    more: false,
  });
  expect(data.rows.map((row: BomRow) => [row.component, row.level, row.totalQuantity])).toEqual(
    expected.map((row) => [row.component, row.level, rounded(row)]),
  );
  const bought = expected.filter(({ component }) => costs.has(component));
  const cost = bought.reduce(
    (sum, { component, total, level }) => sum + (Number(total) / 10_000 ** level) * (costs.get(component) as number),
    0,
  );
  // A standard cost has six decimals at every level, so the last ones may differ.
  expect(Math.abs(Number(data.rolledUpCost) - cost)).toBeLessThan(0.01);
});

it('answers that much compressed, where the client takes it, and the same', async () => {
  const path = `/boms/${encodeURIComponent(name(0, 0))}?levels=20`;
  const plain = await browser.send(`/app${path}`, { headers: { 'accept-encoding': 'br;q=0, gzip;q=0.0' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  for (const way of ['br', 'gzip'] as const) {
    const packed = await browser.send(`/app${path}`, { headers: { 'accept-encoding': `deflate, ${way};q=0.9` } });
    expect(packed.headers.get('content-encoding')).toBe(way);
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(plain.text.length / 10);
    expect(packed.text === plain.text).toBe(true);
  }
  const list = await browser.send('/app/parts?q=counting&limit=20', { headers: { 'accept-encoding': 'br' } });
  expect([list.status, list.headers.get('content-encoding')]).toEqual([200, 'br']);
  const short = await browser.send('/app/boms?q=xyzzy', { headers: { 'accept-encoding': 'br' } });
  expect([short.status, short.headers.get('content-encoding')]).toEqual([200, null]);
});

it('finds the way back: walking up from a bought part meets exactly those that hold it', async () => {
  const holders = (part: string): Set<string> =>
    new Set(items.filter(({ component }) => component === part).flatMap(({ parent }) => [parent, ...holders(parent)]));
  const seen = new Set<string>();
  const walk = async (part: string) => {
    for (const row of await everyRow<WhereUsedRow>(browser, `/parts/${encodeURIComponent(part)}/whereUsed`, 3)) {
      if (seen.has(row.partNumber)) continue;
      seen.add(row.partNumber);
      if (row.usedFurther) await walk(row.partNumber);
    }
  };
  await walk('BUY-4-3');
  expect(seen).toEqual(holders('BUY-4-3'));
});
