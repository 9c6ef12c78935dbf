/** The six quantities of a balance. */
export const BUCKETS = ['onHand', 'inQa', 'inSip', 'inSit', 'inWip', 'inTo'] as const;
export type Bucket = (typeof BUCKETS)[number];
export type Buckets = Record<Bucket, bigint>;

/** The reason of a change. The names are those of the log. */
export type MovementKind =
  | ('OPENING' | 'RECEIVE' | 'TO_QA' | 'RELEASE' | 'REJECT' | 'RECEIVE_WO' | 'PICK' | 'UNPICK' | 'SHIP' | 'ISSUE')
  | ('RETURN_WIP' | 'CONSUME' | 'TRANSIT' | 'ARRIVE' | 'SHORT' | 'MOVE_OUT' | 'MOVE_IN' | 'SEND' | 'HAND_OVER')
  | ('TAKE_IN' | 'COUNT' | 'RETURN' | 'RETURN_TO_VENDOR' | 'ADJUST_COST' | 'REVERSE');

/** The key of a balance: a part at a location. Everything else compares places by `placeKey`, so a lot would join it here. */
export interface Place {
  readonly partNumber: string;
  readonly location: string;
}

/** Neither part numbers nor locations contain a blank. */
export const placeKey = ({ partNumber, location }: Place) => `${partNumber} ${location}`;

/** The change of one balance; an omitted bucket stays. */
export interface Movement extends Place, Partial<Readonly<Buckets>> {
  readonly movement: MovementKind;
  /** Cost and tax of one incoming piece, in base currency. */
  readonly unitCost?: bigint;
  readonly unitTax?: bigint;
  /** Origin of incoming goods. An empty balance takes it over, another one must be of the same. */
  readonly partFrom?: string;
  /** The goods are those that left by the movement before: they keep the cost, tax and origin they had there. */
  readonly carried?: true;
  readonly item?: number | null;
  readonly lotNumber?: string | null;
  readonly reason?: string | null;
  /** Fields of the request that ask for these goods. A refusal points at them. */
  readonly fields?: { readonly location: string; readonly quantity: string };
}

export interface BalanceState extends Place, Buckets {
  readonly partFrom: string;
  readonly cost: bigint;
  readonly tax: bigint;
  readonly seq: number;
}

/** The balances that a posting holds locked, by `placeKey`. */
export type Balances = ReadonlyMap<string, BalanceState>;

/** The quantity we hold at a location and value at its average cost. SIT is not ours yet, the work order carries WIP. */
export const held = ({ onHand, inQa, inSip, inTo }: Pick<Buckets, 'onHand' | 'inQa' | 'inSip' | 'inTo'>) =>
  onHand + inQa + inSip + inTo;

export const isEmpty = (balance: Buckets) => BUCKETS.every((bucket) => balance[bucket] === 0n);
