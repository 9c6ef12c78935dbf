import * as z from 'zod/mini';
import { InstantText } from '../../kit/dates.ts';
import { SequenceNumber } from '../../kit/integer.ts';
import { Quantity } from '../../kit/quantity.ts';
import { Hours, Online, operationNamed, Phase, TaskRow, TypedCode, Worker } from '../task/task-shapes.ts';

/** By urgency: a late task, nobody at work, no sign of the terminal, all well. */
export const CENTRE_STATES = ['LATE', 'IDLE', 'OFFLINE', 'RUNNING'] as const;

const boardTask = {
  taskId: SequenceNumber,
  ...operationNamed,
  part: z.string(),
  quantity: Quantity,
  estimatedHours: Hours,
  plannedEnd: z.nullable(InstantText),
};

/** A task that somebody has begun. */
export const BegunTask = z.strictObject({
  ...boardTask,
  worker: Worker,
  status: z.enum(['RUNNING', 'PAUSED']),
  phase: Phase,
  /** Start of the running interval, or of the pause. */
  since: InstantText,
  workedSeconds: z.int(),
  qualified: Quantity,
  /** Zero while it is in time. */
  lateSeconds: z.int(),
});
export type BegunTask = z.infer<typeof BegunTask>;

export const BoardCentre = z.strictObject({
  wc: z.string(),
  wcName: z.string(),
  online: Online,
  /** When it was last said to be on or off. */
  onlineSince: z.nullable(InstantText),
  state: z.enum(CENTRE_STATES),
  begun: z.array(BegunTask),
  openTaskCount: z.int(),
  /** First among the open ones. */
  next: z.nullable(z.strictObject({ ...boardTask, worker: z.nullable(Worker) })),
  /** The last work ended; null while somebody works, or where nobody ever did. */
  idleSince: z.nullable(InstantText),
});
export type BoardCentre = z.infer<typeof BoardCentre>;

/** Somebody who is authorised for one of the work centres and in their shift works on nothing. */
export const IdleWorker = z.strictObject({
  worker: Worker,
  wcs: z.array(z.string()),
  since: z.nullable(InstantText),
});

/** Work centres in the order of their states. */
export const LeadBoard = z.strictObject({
  serverTime: InstantText,
  workCentres: z.array(BoardCentre),
  idleWorkers: z.array(IdleWorker),
});
export type LeadBoard = z.infer<typeof LeadBoard>;

export const centreParams = z.strictObject({ wc: TypedCode });

/** Open tasks as they will be offered, and the people who are authorised for the work centre. */
export const centreTasks = { tasks: z.array(TaskRow), workers: z.array(Worker) };
