import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { Rows } from './rows.ts';
import { couplingsSold } from './scenes/sold-before.ts';
import { TABLE_ORDER } from './table-order.ts';
import { type DemoUserName, demoUsers } from './users.ts';
import { writeCompany } from './write-company.ts';

const users = Object.fromEntries(demoUsers.map(({ userName }, at) => [userName, at + 1])) as Record<
  DemoUserName,
  number
>;

async function play(seed: string, today = '2026-06-18') {
  const hash = createHash('sha256');
  const rows = new Rows(TABLE_ORDER, async (table, columns, lines) => {
    hash.update(`${table} ${columns.join(' ')}\n${lines}`);
  });
  const now = `${today}T12:42:00.000Z`;
  const world = writeCompany({ rows, users, seed, today, now, timeZone: 'America/Chicago', days: 90, scale: 1 });
  await rows.flush();
  return { world, digest: hash.digest('hex') };
}

it('writes the same bytes for the same seed and day, and others for another seed', async () => {
  const first = await play('DEMO');
  expect((await play('DEMO')).digest).toBe(first.digest);
  expect((await play('TWIN')).digest).not.toBe(first.digest);
});

it.each(['2026-06-18', '2026-06-20', '2026-06-21', '2028-02-29'])('can be played up to %s', async (today) => {
  const { world } = await play('DEMO', today);
  expect(world.purchaseOrders.filter(({ status }) => status === 'NOT_APPROVED').map(({ number }) => number)).toEqual([
    '48213',
    '48221',
    '48226',
    '48230',
    '48231',
    '48233',
  ]);
});

it.each(['2026-06-18', '2026-06-19', '2027-01-04'])(
  'has what its scenes pick where they look for it on %s',
  async (today) => {
    const { stock } = (await play('DEMO', today)).world;
    const places = (part: string) => stock.of(part).flatMap(({ location, onHand }) => (onHand > 0n ? location : []));
    const inBin = (part: string, location: string) => Number(stock.at(part, location).onHand) / 10_000;
    expect(places('BRG-6205-2RS').toSorted()).toEqual(['A-05-4', 'B-01-2']);
    expect(inBin('BRG-6205-2RS', 'A-05-4')).toBe(2);
    expect(inBin('BRG-6205-2RS', 'B-01-2')).toBeGreaterThan(18);
    expect(places('MTR-IE3-1.5KW').toSorted()).toEqual(['B-11-4', 'C-02-1']);
    expect(places('PAL-800X600')).toEqual(['B-01-1']);
    expect(places('CPL-38-AL')).toEqual([]);
    for (const part of ['SEN-PT100', 'MTR-IE3-11KW', 'CPL-19-AL', 'CPL-28-GG'])
      expect([part, stock.onHand(part) >= 100_000n]).toEqual([part, true]);
  },
);

it.each(['2026-06-18', '2026-06-21', '2027-01-04'])(
  'names an order that has left where a customer returns its goods on %s',
  async (today) => {
    const { so_number, partNumber } = couplingsSold((await play('DEMO', today)).world);
    expect(so_number).not.toBeNull();
    expect(partNumber).toMatch(/^CPL-/);
  },
);

it('brings the part of the mock-ups to the figures shown there', async () => {
  const { world } = await play('DEMO');
  const places = world.stock.of('BRG-6204-2RS').filter(({ onHand, inQa }) => onHand > 0n || inQa > 0n);
  expect(
    Object.fromEntries(places.map(({ location, onHand, inQa }) => [location, Number(onHand + inQa) / 10_000])),
  ).toEqual({
    'A-03-2': 780,
    'B-11-4': 360,
    'LINE-2': 100,
    'QA-HOLD': 200,
  });
  expect(world.need('BRG-6204-2RS').demand).toBe(18_600_000n);
});
