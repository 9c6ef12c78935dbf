import type { DayEntry } from '@gemba/contract/tasks/my-day/my-day';
import { PAUSE_REASONS, type PauseReason } from '@gemba/contract/tasks/task/task-shapes';
import { instantOf, type Moment, type Span } from '../clock/spans.ts';

export interface Pause {
  readonly at: Moment;
  readonly reason: PauseReason;
  readonly note: string | null;
}

/** A shorter stretch of nothing is the time between two taps. */
const SHORTEST_GAP_MS = 60_000;

const secondsOf = ({ from, to }: Span) => Math.round((to - from) / 1_000);

/** Stretches between the work of a day, from the start of the shift to its end or now. */
export function stretchesOf(work: readonly Span[], shift: Span | null, now: Moment): Span[] {
  const first = work[0];
  const last = work.at(-1);
  if (!first || !last) return [];
  const from = shift === null ? first.from : Math.min(shift.from, first.from);
  const to = shift === null ? last.to : Math.min(shift.to, now);
  const stretches: Span[] = [];
  let free = from;
  for (const span of work) {
    if (span.from > free) stretches.push({ from: free, to: Math.min(span.from, Math.max(to, free)) });
    free = Math.max(free, span.to);
  }
  if (free < to) stretches.push({ from: free, to });
  return stretches.filter((stretch) => stretch.to > stretch.from);
}

/** A stretch without work, as far as somebody said what it was. Each reason holds until the next one. */
export function explain(stretch: Span, pauses: readonly Pause[], now: Moment): DayEntry[] {
  const said = pauses.filter(({ at }) => at >= stretch.from && at < stretch.to).toSorted((a, b) => a.at - b.at);
  const bounds = [...said.map(({ at }) => at), stretch.to];
  const shown = ({ from, to }: Span) => ({
    startedAt: instantOf(from),
    endedAt: to >= now ? null : instantOf(to),
    seconds: secondsOf({ from, to }),
  });
  const before = { from: stretch.from, to: bounds[0] as Moment };
  return [
    ...(before.to - before.from >= SHORTEST_GAP_MS ? [{ kind: 'GAP' as const, ...shown(before) }] : []),
    ...said.map(({ at, reason, note }, index) => ({
      kind: 'PAUSE' as const,
      ...shown({ from: at, to: bounds[index + 1] as Moment }),
      reason,
      note,
      paid: PAUSE_REASONS[reason].paid,
    })),
  ];
}
