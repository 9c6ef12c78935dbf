import type { Task } from '@gemba/contract/tasks/task/task-shapes';

type Intervals = readonly Pick<Task['intervals'][number], 'startedAt' | 'endedAt'>[];

const HOUR_MS = 3_600_000;

/** The clock of a task from the intervals that the server keeps: the time before the running one, and its start. */
export const clockOf = (intervals: Intervals) => {
  const running = intervals.find(({ endedAt }) => endedAt === null);
  const before = intervals.reduce(
    (sum, { startedAt, endedAt }) => sum + (endedAt === null ? 0 : Date.parse(endedAt) - Date.parse(startedAt)),
    0,
  );
  return { before, since: running && Date.parse(running.startedAt) };
};

/** Worked milliseconds at a moment of the server's clock. */
export const workedAt = (intervals: Intervals, now: number) => {
  const { before, since } = clockOf(intervals);
  return before + (since === undefined ? 0 : Math.max(0, now - since));
};

/** The share of the estimate that is used, and the seconds that are left of it; below zero where it is exceeded. */
export const progressOf = (workedMs: number, estimatedHours: string) => {
  const estimate = Number(estimatedHours) * HOUR_MS;
  return { share: estimate > 0 ? workedMs / estimate : 0, leftSeconds: (estimate - workedMs) / 1000 };
};
