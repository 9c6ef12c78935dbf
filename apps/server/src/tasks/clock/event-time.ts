import { LATE_AT_MOST_HOURS } from '@gemba/contract/tasks/task/task-event';
import { refuse } from '../../kit/refuse.ts';
import { type Moment, momentOf } from './spans.ts';

const LATE_AT_MOST_MS = LATE_AT_MOST_HOURS * 3_600_000;

interface Told {
  /** The device's clock at the tap, and at the sending. */
  readonly at: string;
  readonly sentAt: string | undefined;
  readonly now: Moment;
}

/**
 * When an event happened, by the clock of the server: so long ago as the device's own clock says. A clock that was set back
 * meanwhile says that it is to come: then it is now.
 */
export function eventTime({ at, sentAt, now }: Told): Moment {
  const sent = sentAt === undefined ? now : momentOf(sentAt);
  const age = Math.max(0, sent - momentOf(at));
  if (age > LATE_AT_MOST_MS) refuse('TASK_EVENT_TOO_LATE', { hours: LATE_AT_MOST_HOURS });
  return now - age;
}
