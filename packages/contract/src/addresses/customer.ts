import * as z from 'zod/mini';
import { DateText, InstantText } from '../kit/dates.ts';
import { Money, Rate, UnitCost } from '../kit/money.ts';
import { names } from '../kit/names.ts';
import { AddressId, words } from './address-shapes.ts';
import { LockEvent } from './lock-customer.ts';
import { traded } from './trade-shapes.ts';

export const INSTRUCTION_KINDS = ['SHIPPING', 'PACKING', 'INVOICING', 'QUALITY', 'GENERAL'] as const;

/** In base currency. `used`: open receivables, what is shipped and not billed, what is picked for open shippers. */
export const CreditUse = z.strictObject({
  currency: z.string(),
  creditLimit: Money,
  openReceivable: Money,
  unbilled: Money,
  picked: Money,
  used: Money,
  available: Money,
});

const ShipTo = z.strictObject({
  shipToId: z.string(),
  shipToName: z.string(),
  address: words,
  city: words,
  state: words,
  zip: words,
  country: words,
  phone: words,
});

export const Customer = z.strictObject({
  ...traded,
  version: z.int(),
  credit: CreditUse,
  /** Why it is locked, as far as anybody said: a customer may have come locked. */
  lock: z.nullable(z.strictObject({ reason: words, by: words, at: z.nullable(InstantText) })),
  lockHistory: z.array(LockEvent),
  shipTos: z.array(ShipTo),
  salesCodes: z.array(z.strictObject({ salesCode: z.string(), salesName: z.string(), commission: Rate })),
  instructions: z.array(z.strictObject({ number: z.int(), kind: z.enum(INSTRUCTION_KINDS), instruction: z.string() })),
  catalogCount: z.int(),
});
export type Customer = z.infer<typeof Customer>;

export const params = z.strictObject({ customerId: AddressId });

/** `valid`: the price holds today. */
export const CatalogRow = z.strictObject({
  partNumber: z.string(),
  ...names,
  customerPartNumber: words,
  price: UnitCost,
  currency: z.string(),
  effectiveDate: DateText,
  effectiveThru: z.nullable(DateText),
  valid: z.boolean(),
});
export type CatalogRow = z.infer<typeof CatalogRow>;
