import * as z from 'zod/mini';
import { DateText, InstantText } from '../../kit/dates.ts';
import { Money, Rate, UnitCost } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { Person } from '../../kit/person.ts';
import { Quantity, SignedQuantity } from '../../kit/quantity.ts';
import { ApprovalFacts } from '../../orders/deciding/approval-facts.ts';
import { Kind } from '../../orders/deciding/kinds.ts';
import { OfferedEvent } from '../../orders/deciding/offered-event.ts';
import { CustomerCredit } from '../../orders/order-shapes.ts';
import { VendorPrice } from '../../orders/purchase-order/vendor-price.ts';
import { OrderChange } from '../changes/order-change.ts';

/** A card shows this many lines; `itemCount` says how many there are. */
export const CARD_LINES = 3;

/** One line with what a price is judged by. Prices are in the order's currency, the price row in its own. */
export const ApprovalLine = z.strictObject({
  itemNumber: z.int(),
  part: z.nullable(z.string()),
  ...names,
  quantity: Quantity,
  price: z.nullable(UnitCost),
  /** In per cent, by which `extPrice` is less than so many at this price. */
  discount: z.nullable(Rate),
  extPrice: z.nullable(Money),
  dateRequired: z.nullable(DateText),
  vendorPrice: z.nullable(VendorPrice),
  lastPoCost: z.nullable(UnitCost),
  onHand: z.nullable(SignedQuantity),
  onDemand: z.nullable(SignedQuantity),
});

/** One thing that waits: a document, or with `change` a wish to change one that was approved. */
export const ApprovalCard = z.strictObject({
  type: Kind,
  number: z.string(),
  version: z.int(),
  status: z.string(),
  /** Vendor or customer. */
  party: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  /** The product of a work order. */
  makes: z.nullable(z.strictObject({ part: z.string(), revision: z.string(), quantity: Quantity })),
  requester: Person,
  owner: Person,
  date: DateText,
  waitingSince: InstantText,
  neededBy: z.nullable(DateText),
  overdue: z.boolean(),
  currency: z.string(),
  total: Money,
  itemCount: z.int(),
  lines: z.array(ApprovalLine),
  credit: z.nullable(CustomerCredit),
  documentCount: z.int(),
  approval: ApprovalFacts,
  events: z.array(OfferedEvent),
  change: z.nullable(OrderChange),
});
export type ApprovalCard = z.infer<typeof ApprovalCard>;
