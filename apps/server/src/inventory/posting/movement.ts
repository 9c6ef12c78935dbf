import { text, units } from '@gemba/contract/kit/fixed-point';
import { MONEY_SCALE, UNIT_COST_SCALE } from '@gemba/contract/kit/money';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';

/** The six quantities of a balance. Inside a posting every figure is a whole number of its smallest unit. */
export const BUCKETS = ['onHand', 'inQa', 'inSip', 'inSit', 'inWip', 'inTo'] as const;
export type Bucket = (typeof BUCKETS)[number];
export type Buckets = Record<Bucket, bigint>;

/** Why a balance changes. The names are those of the log. */
export type MovementKind =
  | ('OPENING' | 'RECEIVE' | 'TO_QA' | 'RELEASE' | 'REJECT' | 'RECEIVE_WO' | 'PICK' | 'UNPICK' | 'SHIP' | 'ISSUE')
  | ('RETURN_WIP' | 'CONSUME' | 'TRANSIT' | 'ARRIVE' | 'SHORT' | 'MOVE_OUT' | 'MOVE_IN' | 'SEND' | 'TAKE_IN' | 'COUNT')
  | ('RETURN' | 'RETURN_TO_VENDOR' | 'ADJUST_COST' | 'REVERSE');

/** A part at a location. */
export interface Place {
  readonly partNumber: string;
  readonly location: string;
}

/** How one balance changes; a bucket that is left out stays. */
export interface Movement extends Place, Partial<Readonly<Buckets>> {
  readonly movement: MovementKind;
  /** Of what comes in, in base currency. */
  readonly unitCost?: bigint;
  readonly unitTax?: bigint;
  /** Origin of what comes in. An empty balance takes it over, another one must be of the same. */
  readonly partFrom?: string;
  readonly item?: number | null;
  readonly lotNumber?: string | null;
  readonly reason?: string | null;
}

export interface BalanceState extends Place, Buckets {
  readonly partFrom: string;
  readonly cost: bigint;
  readonly tax: bigint;
  readonly seq: number;
}

/** What we hold at a location and value at its average cost. SIT is not ours yet, WIP is carried by the work order. */
export const held = ({ onHand, inQa, inSip, inTo }: Pick<Buckets, 'onHand' | 'inQa' | 'inSip' | 'inTo'>) =>
  onHand + inQa + inSip + inTo;

export const isEmpty = (balance: Buckets) => BUCKETS.every((bucket) => balance[bucket] === 0n);

/** One key for a part at a location: neither of them holds a blank. */
export const placeKey = ({ partNumber, location }: Place) => `${partNumber} ${location}`;

export const quantityUnits = (decimal: string) => units(decimal, QUANTITY_SCALE);
export const costUnits = (decimal: string) => units(decimal, UNIT_COST_SCALE);
export const moneyUnits = (decimal: string) => units(decimal, MONEY_SCALE);
export const quantityText = (value: bigint) => text(value, QUANTITY_SCALE);
/** As a sentence says it: 5, not 5.0000. */
export const plainQuantity = (value: bigint) => quantityText(value).replace(/\.?0+$/, '');
export const costText = (value: bigint) => text(value, UNIT_COST_SCALE);
export const moneyText = (value: bigint) => text(value, MONEY_SCALE);
