import type { AlarmRow } from '@gemba/contract/alarms/alarm/alarm';

type Clocked = Pick<AlarmRow, 'clock' | 'clockSince' | 'dueAt' | 'status'>;
export type ClockTone = 'bad' | 'warn' | 'info' | 'idle';

/** The clock of an alarm at a moment of the server: what is left, or how long it is overdue, and the share that has passed. */
export const clockOf = ({ clock, clockSince, dueAt, status }: Clocked, now: number) => {
  const waiting = status === 'OPEN' || status === 'HANDLED';
  if (clock === null || dueAt === null) return { tone: (waiting ? 'warn' : 'info') as ClockTone, clock: null };
  const [since, due] = [Date.parse(clockSince), Date.parse(dueAt)];
  const leftMs = due - now;
  const isOverdue = leftMs <= 0;
  const passed = due > since ? Math.min(1, Math.max(0, (now - since) / (due - since))) : 1;
  const tone: ClockTone = isOverdue ? 'bad' : waiting ? 'warn' : 'info';
  return { tone, clock, leftMs: Math.abs(leftMs), isOverdue, passed: isOverdue ? 1 : passed };
};
