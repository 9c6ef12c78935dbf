import * as z from 'zod/mini';
import { DocLang } from '../../documents/document-shapes.ts';
import { freeText } from '../../kit/codes.ts';
import { DateText, InstantText } from '../../kit/dates.ts';
import { decimalText } from '../../kit/decimal-text.ts';
import { SequenceNumber } from '../../kit/integer.ts';
import { UnitCost } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { Quantity } from '../../kit/quantity.ts';
import { operationMoves } from '../../orders/work-order/operation-moves.ts';
import { taskMoves } from '../task-moves.ts';

/** A work centre, a worker or a defect item, as it stands in a path or a body. */
export const TypedCode = z.string().check(z.regex(/^[\x21-\x7e]{1,40}$/));

const THIS_CENTURY_OR_NEXT = /^2[01]/;

/** A day, and a moment of one, with room for the shifts before and after it. */
export const WorkDay = DateText.check(z.regex(THIS_CENTURY_OR_NEXT));
export const WorkMoment = InstantText.check(z.regex(THIS_CENTURY_OR_NEXT));

/** numeric(18,4). */
export const Hours = decimalText(18, 4, 'notNegative');

/** 1: paid by the piece, 2: by the hour. */
export const WAGE_TYPES = [1, 2] as const;
export const WageType = z.literal(WAGE_TYPES);
export type WageType = (typeof WAGE_TYPES)[number];

/** 0: offline, 1: online. */
export const Online = z.literal([0, 1]);

/** Setting a machine up is worked time like production, and moves the operation to SETUP only. */
export const PHASES = ['SETUP', 'RUN'] as const;
export const Phase = z.enum(PHASES);
export type Phase = (typeof PHASES)[number];

/** Reasons for not working on a task, and whether the time is paid. */
export const PAUSE_REASONS = {
  BREAK: { paid: true },
  MEAL: { paid: false },
  MATERIAL: { paid: true },
  MACHINE: { paid: true },
  QUALITY: { paid: true },
  INSTRUCTION: { paid: true },
  OTHER_WORK: { paid: true },
  PERSONAL: { paid: false },
  SHIFT_END: { paid: false },
} as const;
export type PauseReason = keyof typeof PAUSE_REASONS;
export const PauseReason = z.enum(Object.keys(PAUSE_REASONS) as [PauseReason, ...PauseReason[]]);
export const PauseNote = z.optional(freeText(200));

export const Worker = z.strictObject({ employeeId: z.string(), name: z.string() });
export type Worker = z.infer<typeof Worker>;

/** Pieces that somebody counted on the way, before the report. */
export const Counted = z.strictObject({ qualified: Quantity, defective: Quantity });

/** The operation of a work order that a task, a report or a line of the day is about. */
export const operationNamed = {
  woNumber: z.string(),
  sequence: z.int(),
  operation: z.string(),
  wc: z.string(),
  wcName: z.string(),
};

/** The part that the work order makes. */
export const partMade = { part: z.string(), revision: z.string(), ...names, uom: z.string() };

/** LATE: past its planned end, or its work order is overdue. */
export const URGENCIES = ['LATE', 'TODAY', 'LATER'] as const;

export const TaskRow = z.strictObject({
  taskId: SequenceNumber,
  ...operationNamed,
  ...partMade,
  operationStatus: z.enum(operationMoves.states),
  online: Online,
  status: z.enum(taskMoves.states),
  /** Nobody: anybody who is authorised for the work centre may start it. */
  worker: z.nullable(Worker),
  quantity: Quantity,
  estimatedHours: Hours,
  plannedStart: z.nullable(InstantText),
  plannedEnd: z.nullable(InstantText),
  /** The day the work order is due. */
  dueDate: DateText,
  urgency: z.enum(URGENCIES),
  /** First start, and end. */
  startedAt: z.nullable(InstantText),
  closedAt: z.nullable(InstantText),
  /** All intervals up to now, since its worker has it. */
  workedSeconds: z.int(),
  counted: Counted,
  version: z.int(),
});
export type TaskRow = z.infer<typeof TaskRow>;

export const WorkInterval = z.strictObject({
  startedAt: InstantText,
  /** Null while it runs. */
  endedAt: z.nullable(InstantText),
  phase: Phase,
  worker: Worker,
  /** False: beyond the shift, and not confirmed yet. */
  counts: z.boolean(),
});

export const DefectItem = z.strictObject({ item: z.string(), name: z.string() });
export const CountedDefect = z.strictObject({ item: z.string(), name: z.string(), quantity: Quantity });

/** Drawing and work instruction of the part at the revision of the work order: one tap away. */
export const TaskDocument = z.strictObject({
  documentId: z.string(),
  type: z.enum(['DRAWING', 'WORK_INSTRUCTION']),
  title: z.string(),
  docLang: DocLang,
  fileName: z.string(),
  fileType: z.string(),
});
export type TaskDocument = z.infer<typeof TaskDocument>;

/** Facts of an operation for the person who reports on it. */
export const reportingFacts = {
  wageType: WageType,
  /** Money for one good piece, in base currency; null where the operation has no piece rate. */
  pieceRate: z.nullable(UnitCost),
  /** Most that can be reported without a confirmation: what the sequence before qualified, less what is reported here. */
  maximum: Quantity,
  qualifiedQuantity: Quantity,
  defectiveQuantity: Quantity,
  /** None: DEFECTIVE_ITEMS_NOT_CONFIGURED where a defect is reported. */
  defectItems: z.array(DefectItem),
};

/** `serverTime` is the clock that the intervals were measured with: a screen counts on from it, not from the device's. */
export const Task = z.strictObject({
  ...TaskRow.shape,
  serverTime: InstantText,
  /** The phase of the running or last interval. */
  phase: Phase,
  /** Start of the running interval. */
  runningSince: z.nullable(InstantText),
  /** While it is paused. */
  pausedAt: z.nullable(InstantText),
  pauseReason: z.nullable(PauseReason),
  pauseNote: nullableText,
  intervals: z.array(WorkInterval),
  countedDefects: z.array(CountedDefect),
  ...reportingFacts,
  /** Whether the one who asks is authorised for the work centre and may fire the events of the task. */
  mine: z.boolean(),
  /** Whether they may take a task of their own on the operation. */
  mayTake: z.boolean(),
  isLastSequence: z.boolean(),
  /** The report that closed it, for its worker and the leads of the work centre. */
  reportId: z.nullable(SequenceNumber),
  /** Others on the same operation. */
  colleagues: z.array(
    z.strictObject({ taskId: SequenceNumber, worker: Worker, status: z.enum(taskMoves.states), counted: Counted }),
  ),
  documents: z.array(TaskDocument),
});
export type Task = z.infer<typeof Task>;

export const taskParams = z.strictObject({ taskId: z.string().check(z.regex(/^[1-9]\d{0,14}$/)) });
