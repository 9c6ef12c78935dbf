import * as z from 'zod/mini';
import { DateText, InstantText } from '../../kit/dates.ts';
import { Money, UnitCost } from '../../kit/money.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { Person } from '../../kit/person.ts';
import { Quantity } from '../../kit/quantity.ts';
import { CustomerCredit, decidable, ExchangeRate, OrderDocument, PartStock, RelatedDocument } from '../order-shapes.ts';
import { rmaMoves, rtvMoves } from './return-moves.ts';

const returned = {
  owner: Person,
  reason: z.string(),
  currency: z.string(),
  exchangeRate: ExchangeRate,
  baseCurrency: z.string(),
  total: Money,
  approvalTotal: Money,
  approveBy: z.nullable(Person),
  approveDate: z.nullable(InstantText),
  /** The credit note to the customer, or the debit note of the vendor. */
  note: z.nullable(
    z.strictObject({ noteNumber: z.string(), noteDate: DateText, total: Money, mayTakeBack: z.boolean() }),
  ),
  documents: z.array(OrderDocument),
  ...decidable,
};

const returnedLine = {
  itemNumber: z.int(),
  part: z.string(),
  ...names,
  quantity: Quantity,
  extPrice: Money,
  reason: nullableText,
  stock: z.nullable(PartStock),
};

export const Rma = z.strictObject({
  rmaNumber: z.string(),
  rmaDate: DateText,
  customerId: z.string(),
  customerName: z.string(),
  credit: CustomerCredit,
  soNumber: nullableText,
  status: z.enum(rmaMoves.states),
  items: z.array(
    z.strictObject({
      ...returnedLine,
      soItemNumber: z.nullable(z.int()),
      quantityReceived: Quantity,
      unitPrice: UnitCost,
    }),
  ),
  receivers: z.array(RelatedDocument),
  /** The part of the total that has come back. */
  creditDue: Money,
  ...returned,
});
export type Rma = z.infer<typeof Rma>;

export const Rtv = z.strictObject({
  rtvNumber: z.string(),
  rtvDate: DateText,
  vendorId: z.string(),
  vendorName: z.string(),
  poNumber: nullableText,
  status: z.enum(rtvMoves.states),
  items: z.array(
    z.strictObject({ ...returnedLine, location: z.string(), quantityShipped: Quantity, unitCost: UnitCost }),
  ),
  /** The documents by which its goods left. */
  shippers: z.array(RelatedDocument),
  ncrs: z.array(RelatedDocument),
  ...returned,
});
export type Rtv = z.infer<typeof Rtv>;
