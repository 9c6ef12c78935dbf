import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import type { OfferedEvent } from '@gemba/contract/orders/deciding/offered-event';
import type { ComponentType, ReactNode } from 'react';

/** Returns cannot be changed after their approval. */
export type ChangeableKind = Exclude<ApprovalKind, 'rma' | 'rtv'>;

/** One line as it is now, or a work order as a whole: then without an item number and without a price. */
export interface ChangeableItem {
  itemNumber: number | null;
  part: string;
  quantity: string;
  price: string | null;
  dateRequired: string;
}

export type WaitingChangesProps = {
  order: { type: ChangeableKind; number: string };
  pending: number;
  onChanged: () => void;
  /** Called after the change was approved or rejected, when every list has been read again. Only where a waiting list opened the order. */
  onDecided?: OrderQueue['onDecided'] | undefined;
};

export type ChangesProps = {
  order: { type: ChangeableKind; number: string; version: number; currency: string; events: readonly OfferedEvent[] };
  /** The number of change requests that wait, and of those that are decided. */
  pending: number;
  decided: number;
  items: readonly ChangeableItem[];
  onMovedOn: () => void;
  /** The reader changed the order. */
  onChanged: () => void;
};

/** The waiting list that an order was opened from. */
export interface OrderQueue {
  /** The address of the list. */
  above: `/${string}`;
  /** The position of the order, for the line under its number. */
  position?: ReactNode;
  /** A sentence at the foot, and the way to the neighbours of the order. */
  note?: ReactNode;
  noteEnd?: ReactNode;
  /** Called after a decision, when every list has been read again. */
  onDecided: () => Promise<void>;
}

/**
 * The parts of an order's screen that belong to approvals. Approvals know orders and orders do not know approvals, so
 * the shell passes these parts in.
 */
export interface ApprovalParts {
  WaitingChanges: ComponentType<WaitingChangesProps>;
  ChangesPart: ComponentType<ChangesProps>;
  UndoDecisions: ComponentType;
}
