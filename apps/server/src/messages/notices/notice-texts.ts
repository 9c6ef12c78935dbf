import type { OrderType } from '@gemba/contract/kit/order-types';

/** Messages that the app itself writes. */
export type NoticeCode =
  | 'ORDER_APPROVED'
  | 'ORDER_REJECTED'
  | 'DECISION_WITHDRAWN'
  | 'ORDER_HELD'
  | 'ORDER_RELEASED'
  | 'ORDER_TAKEN_OVER'
  | 'ORDER_CANCELLED'
  | 'QUOTE_EXPIRED'
  | 'CHANGE_APPROVED'
  | 'CHANGE_REJECTED'
  | 'ORDER_WAITS'
  | 'CHANGE_WAITS'
  | 'ORDERS_WAIT'
  | 'TASK_RUNS_ON'
  | 'WEEKLY_DIGEST'
  | 'CREDIT_LIMIT_CHANGED'
  | 'NOTE_TAKEN_BACK'
  | 'LICENCE_CHANGED'
  | 'PART_HELD'
  | 'PART_RELEASED'
  | 'PART_CHANGED'
  | 'PART_REVISION_CHANGED'
  | 'STANDARD_COST_CHANGED'
  | 'BOM_CHANGED'
  | 'ECN_CHANGED'
  | 'ECN_CLOSED'
  | 'ECN_CANCELLED'
  | 'ECN_REOPENED'
  | 'QUALITY_DOCUMENT_WITHDRAWN'
  | 'NCR_CLOSED'
  | 'NCR_REOPENED';

/** Things that devices are told about while the app is closed. */
export type PushCode = 'message' | 'approval' | 'alarm';

export interface NoticeTexts {
  orders: Record<OrderType, string>;
  pushes: Record<PushCode, { title: string; body: string }>;
  /** A piece in square brackets is left out where one of its facts is missing. */
  notices: Record<NoticeCode, { title: string; content: string }>;
}

export interface NamedOrder {
  type: OrderType;
  number: string;
}
