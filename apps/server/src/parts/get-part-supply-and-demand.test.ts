import type { CallReply } from '@gemba/contract/kit/call';
import { subtractQuantity, sumQuantities } from '@gemba/contract/kit/quantity';
import type { getPartSupplyAndDemand } from '@gemba/contract/parts/part-rows';
import type { Part } from '@gemba/contract/parts/part-shapes';
import { expect, it } from 'vitest';
import { loadSmallCompany } from '../testing/small-company.ts';
import { startTestApp } from '../testing/test-app.ts';

type Line = CallReply<typeof getPartSupplyAndDemand>;

const erp = await startTestApp();
const { companyId, browser } = await loadSmallCompany(erp);

const lineOf = async (partNumber: string) =>
  (await browser.get<Line>(`/parts/${encodeURIComponent(partNumber)}/supplyAndDemand`)).data;

it('starts at what is on hand, ends at what is left when all has come and gone, and names the first day of shortage', async () => {
  const { rows: parts } = await erp.owner.query<{ part_number: string }>(
    'select part_number from part_stock where company_id = $1 and on_demand + on_order > 0 order by 1',
    [companyId],
  );
  let short = 0;
  for (const { part_number } of parts) {
    const line = await lineOf(part_number);
    const { data: part } = await browser.get<Part>(`/parts/${encodeURIComponent(part_number)}`);
    let balance = line.onHand;
    let first: Line['firstShortage'] = null;
    let day = line.today;
    for (const row of line.rows) {
      balance = sumQuantities([balance, row.quantity]);
      expect(row.balance).toBe(balance);
      const counted = row.date < line.today ? line.today : row.date;
      expect(counted >= day).toBe(true);
      expect(row.overdue).toBe(row.date < line.today);
      day = counted;
      if (!first && balance.startsWith('-')) first = { date: counted, quantity: balance.slice(1) };
    }
    expect(line.onHand).toBe(part.onHand);
    expect(balance).toBe(subtractQuantity(sumQuantities([part.onHand, part.onOrder]), part.onDemand));
    expect(line.firstShortage).toEqual(first);
    short += first ? 1 : 0;
  }
  expect(parts.length).toBeGreaterThan(20);
  expect(short).toBeGreaterThan(0);
});
