/** Accounting: what customers paid and what vendors were paid, and how punctually. */
import * as z from 'zod/mini';
import { freeText } from '../../kit/codes.ts';
import { DateText } from '../../kit/dates.ts';
import { decimalText } from '../../kit/decimal-text.ts';
import { Money } from '../../kit/money.ts';
import { nullableText } from '../../kit/nullable.ts';
import { PERIODS } from '../../kit/periods.ts';
import { CodeText } from '../../orders/code-text.ts';
import { ExchangeRate } from '../../orders/order-shapes.ts';
import { BookDay } from '../book-day.ts';

/** IN comes from a customer, OUT goes to a vendor. */
export const PAYMENT_DIRECTIONS = ['IN', 'OUT'] as const;
export type PaymentDirection = (typeof PAYMENT_DIRECTIONS)[number];
const PAYMENT_METHODS = ['TRANSFER', 'CHECK', 'CARD', 'CASH'] as const;

/** Days after the due date, below zero where it was paid before; a credit or debit note has nothing to be late with. */
const daysLate = z.nullable(z.int());

/** An invoice of ours or a bill of a vendor that a payment settles, or a note that it takes off. */
const Settled = z.strictObject({
  number: z.string(),
  kind: z.enum(['INVOICE', 'CREDIT_NOTE', 'BILL', 'DEBIT_NOTE']),
  dueDate: DateText,
  /** How much of the payment is for it, in the payment's currency. */
  amount: Money,
  daysLate,
  /** The sales or purchase order that it is for. */
  orderNumber: nullableText,
  shipperNumber: nullableText,
  receiverNumbers: z.array(z.string()),
});
export type Settled = z.infer<typeof Settled>;

export const Payment = z.strictObject({
  paymentNumber: z.string(),
  paymentDate: DateText,
  direction: z.enum(PAYMENT_DIRECTIONS),
  /** The customer or vendor. */
  partyId: z.string(),
  partyName: z.string(),
  method: z.enum(PAYMENT_METHODS),
  reference: nullableText,
  currency: z.string(),
  amount: Money,
  exchangeRate: ExchangeRate,
  baseCurrency: z.string(),
  baseAmount: Money,
  /** The document that it settles last. */
  daysLate,
  settles: z.array(Settled),
});
export type Payment = z.infer<typeof Payment>;

/**
 * A period by its name, as it is today in the company, or any two days, either of which may be open; never both. `q`: the
 * beginning of the payment's number, or a part of the customer's or vendor's id, name or city. Three characters at least.
 */
export const filters = {
  period: z.optional(z.enum(PERIODS)),
  from: z.optional(BookDay),
  to: z.optional(BookDay),
  direction: z.optional(z.enum(PAYMENT_DIRECTIONS)),
  customerId: z.optional(CodeText),
  vendorId: z.optional(CodeText),
  q: z.optional(freeText(80)),
};

const Sum = z.strictObject({
  count: z.int(),
  /** In base currency. */
  amount: Money,
  /** Invoices or bills that were settled, those of them after their due date, and how late all were on average. */
  settled: z.int(),
  late: z.int(),
  daysLate: z.nullable(decimalText(9, 1, 'signed')),
});
export type PaymentSum = z.infer<typeof Sum>;

export const Side = z.strictObject({
  direction: z.enum(PAYMENT_DIRECTIONS),
  now: Sum,
  before: z.nullable(Sum),
  /** The parts that `now.amount` is the sum of. */
  currencies: z.array(z.strictObject({ currency: z.string(), amount: Money, baseAmount: Money })),
});
export type PaymentSide = z.infer<typeof Side>;
