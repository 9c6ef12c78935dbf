import * as z from 'zod/mini';
import { type Access, defineCall } from '../kit/call.ts';
import { DateText } from '../kit/dates.ts';
import { listing, pageOf, pageQuery } from '../kit/page.ts';
import { Quantity, SignedQuantity } from '../kit/quantity.ts';
import { partParams } from './get-part.ts';

/** The order or document behind a quantity, and what of it is meant. */
const Source = {
  kind: z.enum(['po', 'so', 'wo', 'proformaReceiver']),
  number: z.string(),
  itemNumber: z.nullable(z.int()),
  party: z.nullable(z.string()),
  date: DateText,
  status: z.string(),
};

/** Stock at one location, in every state. The column of each bucket adds up to that quantity of the part. */
export const StockRow = z.strictObject({
  location: z.string(),
  locationName: z.string(),
  warehouse: z.string(),
  partFrom: z.string(),
  onHand: Quantity,
  inQA: Quantity,
  inSIP: Quantity,
  inWIP: Quantity,
  inTO: Quantity,
});
export type StockRow = z.infer<typeof StockRow>;

export const OpenQuantityRow = z.strictObject({ ...Source, quantity: Quantity });
export type OpenQuantityRow = z.infer<typeof OpenQuantityRow>;

const rowsOf = <Name extends string, Row extends z.ZodMiniType>(
  name: Name,
  path: string,
  summary: string,
  row: Row,
  access: Access = ['FIND_PART'],
) =>
  defineCall({
    name,
    method: 'GET',
    path: `/parts/:partNumber/${path}`,
    summary,
    access,
    params: partParams,
    query: z.strictObject(pageQuery),
    example: { params: { partNumber: 'W00-10/100(A)' } },
    reply: pageOf(row),
    refusals: ['PART_NOT_EXIST'],
  });

export const listPartOnHand = rowsOf('listPartOnHand', 'onHand', 'What of a part lies where, in which state', StockRow);
export const listPartOnDemand = rowsOf(
  'listPartOnDemand',
  'onDemand',
  'Open sales orders and open needs of work orders for a part',
  OpenQuantityRow,
);
export const listPartOnOrder = rowsOf(
  'listPartOnOrder',
  'onOrder',
  'Open purchase orders and work orders that bring a part',
  OpenQuantityRow,
);
export const listPartOnSit = rowsOf(
  'listPartOnSit',
  'onSit',
  'What vendors have sent of a part and we have not received',
  OpenQuantityRow,
  'signedIn',
);

/** One event of the line: `quantity` comes or goes that day, `balance` is what is left after it. */
export const SupplyRow = z.strictObject({
  ...Source,
  overdue: z.boolean(),
  quantity: SignedQuantity,
  balance: SignedQuantity,
});
export type SupplyRow = z.infer<typeof SupplyRow>;

/** How many events the line holds at most: beyond, nobody reads it. */
export const SUPPLY_ROWS_AT_MOST = 500;

export const getPartSupplyAndDemand = defineCall({
  name: 'getPartSupplyAndDemand',
  method: 'GET',
  path: '/parts/:partNumber/supplyAndDemand',
  summary: 'What comes and goes of a part from today on, with the stock after each, and the first day of shortage',
  access: ['FIND_PART'],
  params: partParams,
  example: { params: { partNumber: 'W00-10/100(A)' } },
  reply: listing(
    z.strictObject({
      onHand: Quantity,
      today: DateText,
      rows: z.array(SupplyRow),
      more: z.boolean(),
      firstShortage: z.nullable(z.strictObject({ date: DateText, quantity: Quantity })),
    }),
    'rows',
    SupplyRow,
  ),
  refusals: ['PART_NOT_EXIST'],
});
