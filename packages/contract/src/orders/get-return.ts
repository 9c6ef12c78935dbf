import * as z from 'zod/mini';
import { CustomerCredit } from '../approvals/approval-card.ts';
import { OrderNumber } from '../approvals/kinds.ts';
import { Person } from '../approvals/person.ts';
import { defineCall } from '../kit/call.ts';
import { DateText, InstantText } from '../kit/dates.ts';
import { Money, UnitCost } from '../kit/money.ts';
import { Quantity } from '../kit/quantity.ts';
import { decidable, ExchangeRate, OrderDocument, PartStock, RelatedDocument, words } from './order-shapes.ts';
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
  documents: z.array(OrderDocument),
  ...decidable,
};

const returnedLine = {
  itemNumber: z.int(),
  part: z.string(),
  description: z.string(),
  quantity: Quantity,
  extPrice: Money,
  reason: words,
  stock: z.nullable(PartStock),
};

export const Rma = z.strictObject({
  rmaNumber: z.string(),
  rmaDate: DateText,
  customerId: z.string(),
  customerName: z.string(),
  credit: CustomerCredit,
  soNumber: words,
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
  ...returned,
});
export type Rma = z.infer<typeof Rma>;

export const Rtv = z.strictObject({
  rtvNumber: z.string(),
  rtvDate: DateText,
  vendorId: z.string(),
  vendorName: z.string(),
  poNumber: words,
  status: z.enum(rtvMoves.states),
  items: z.array(
    z.strictObject({ ...returnedLine, location: z.string(), quantityShipped: Quantity, unitCost: UnitCost }),
  ),
  ncrs: z.array(RelatedDocument),
  ...returned,
});
export type Rtv = z.infer<typeof Rtv>;

export const getRma = defineCall({
  name: 'getRma',
  method: 'GET',
  path: '/rmas/:rmaNumber',
  summary: 'One return of a customer with its items and history',
  access: ['FIND_SALES_ORDER'],
  params: z.strictObject({ rmaNumber: OrderNumber }),
  reply: Rma,
  refusals: ['RMA_NOT_EXIST'],
});

export const getRtv = defineCall({
  name: 'getRtv',
  method: 'GET',
  path: '/rtvs/:rtvNumber',
  summary: 'One return to a vendor with its items and history',
  access: ['FIND_PURCHASE_ORDER'],
  params: z.strictObject({ rtvNumber: OrderNumber }),
  reply: Rtv,
  refusals: ['RTV_NOT_EXIST'],
});
