import type { Call } from '@gemba/contract/kit/call';
import { columnsOf } from '@gemba/contract/kit/columns';
import { expect, it } from 'vitest';
import { calls } from '../capabilities.ts';
import type { Answer } from '../testing/browser.ts';
import { startDemoCompany } from '../testing/demo-company.ts';

/** S24: a table has every row of its list, also where the list is longer than one page of either. */
const { clerk } = await startDemoCompany();
const ENOUGH = 700;
/** A cell that may hold an end of line. */
const QUOTED = /"[^"]*"/g;

const lists: readonly Call[] = calls.filter(
  (call) => columnsOf(call) && !call.path.includes(':') && !call.path.includes('{'),
);

/** How many rows somebody sees who scrolls; no more than are enough to be longer than any page. */
const scrolled = async (path: string) => {
  let count = 0;
  for (let cursor: string | null = ''; cursor !== null && count < ENOUGH; ) {
    const answer: Answer<{ items: unknown[]; nextCursor: string | null }> = await clerk.get(
      `${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    );
    if (!answer.success) return answer.msgCode;
    count += answer.data.items.length;
    cursor = answer.data.nextCursor;
  }
  return count;
};

it('is as long as the list', async () => {
  const long: string[] = [];
  for (const { name, path } of lists) {
    const seen = await scrolled(path);
    if (typeof seen === 'string') continue; // It wants to know more first.
    const { text } = await clerk.get(path, { accept: 'text/csv' });
    const rows = text.replaceAll(QUOTED, '').split('\r\n').length - 2;
    if (seen > 500) long.push(name);
    expect(Math.min(rows, ENOUGH), name).toBe(Math.min(seen, ENOUGH));
  }
  expect(long).toEqual(expect.arrayContaining(['listReceivers', 'listShippers', 'listPayments']));
});
