import type { StatusShape } from '../kit/ui/feedback/StatusTag.tsx';
import type { Tone } from '../kit/ui/feedback/tone.ts';
import type en from './texts.en.ts';

export type Status = keyof (typeof en)['status'];
type Look = { tone: Tone; shape?: StatusShape };

const waits: Look = { tone: 'warn', shape: 'clock' };
const done: Look = { tone: 'ok' };
const under: Look = { tone: 'info' };

/** The look of each status of an order, its operations and its related documents. */
export const looks: Readonly<Record<Status, Look>> = {
  NOT_APPROVED: waits,
  NOT_REVIEWED: waits,
  PENDING: waits,
  OPEN: { tone: 'info', shape: 'open' },
  APPROVED: done,
  PARTIAL: under,
  RUN: under,
  SETUP: under,
  RECEIVED: done,
  SHIPPED: done,
  FINISHED: done,
  COMMITTED: done,
  OK: done,
  ISSUED: done,
  CLOSED: { tone: 'idle', shape: 'tick' },
  REJECTED: { tone: 'bad', shape: 'cross' },
  CANCELLED: { tone: 'idle', shape: 'cross' },
  EXPIRED: { tone: 'idle', shape: 'clock' },
  HOLD: { tone: 'hold' },
  PARTIAL_HOLD: { tone: 'hold' },
  WAITING: { tone: 'idle', shape: 'clock' },
  NOT_SETUP: { tone: 'idle' },
};

export const isStatus = (status: string): status is Status => Object.hasOwn(looks, status);

/** People call an approved purchase order an open one. */
export const shownStatus = (kind: string, status: string) => (kind === 'po' && status === 'APPROVED' ? 'OPEN' : status);
