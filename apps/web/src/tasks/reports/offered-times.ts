import type { ReportForm } from '@gemba/contract/tasks/reports/reportable-work-order';
import { DAILY_DAYS } from '@gemba/contract/tasks/reports/time-rules';
import type { When } from '../addresses.ts';
import type { Offered } from './typed.ts';

const DAY_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

/** Times that a report of today begins with: from the end of the last recorded work to now. After the fact nobody can guess. */
export const offeredTimes = (
  when: When,
  { lastEnd, serverTime }: Pick<ReportForm, 'lastEnd' | 'serverTime'>,
): Offered => {
  if (when === 'after') return { start: undefined, end: undefined };
  const now = Date.parse(serverTime);
  const isRecent = lastEnd !== null && Date.parse(lastEnd) > now - DAILY_DAYS * DAY_MS;
  return { start: isRecent ? lastEnd : undefined, end: new Date(now - (now % MINUTE_MS)).toISOString() };
};
