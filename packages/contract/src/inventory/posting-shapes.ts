/**
 * Shapes that all postings of goods share. Their refusals name the wrong field in `field`, such as
 * `items.0.locations.1.quantity`.
 */
import * as z from 'zod/mini';
import { freeText, inCapitals, requiredText } from '../kit/codes.ts';
import { holds, type Role } from '../kit/roles.ts';

/** As somebody typed or scanned it. Empty is LOCATION_REQUIRED, unknown LOCATION_NOT_EXIST. */
export const TypedLocation = freeText(40);
/** A typed or scanned location, as locations are written. */
export const asLocation = (typed: string) => inCapitals(typed.trim());

export const SerialNumber = z.string().check(z.regex(/^[\x21-\x7e]{1,60}$/));
/** A serial number is kept as it was written, and is the same however it is written: `sn-1` is `SN-1`. */
export const serialKey = (serial: string) => serial.toUpperCase();
/** The one of several that is the same serial number, as it is written there. */
export const serialAmong = (serials: readonly string[], serial: string) =>
  serials.find((other) => serialKey(other) === serialKey(serial));
/** As many as pieces, for a part that is traced by serial number; otherwise left out. */
export const Serials = z.optional(z.array(SerialNumber).check(z.maxLength(1_000)));

export const LotNumber = requiredText(60);
export const Reason = requiredText(500);

export const LINES_AT_MOST = 200;
export const LOCATIONS_AT_MOST = 50;

/** Questions that the person was asked and agreed to. */
export const agreed = <const Codes extends readonly [string, ...string[]]>(...codes: Codes) =>
  z.optional(z.array(z.enum(codes)).check(z.maxLength(codes.length)));

/** Whether a document can be taken back by a counter-posting, and why not. */
export const Reversal = z.strictObject({
  allowed: z.boolean(),
  refusal: z.nullable(
    z.enum([
      'LIMITED_PERMISSIONS',
      'POSTING_IS_REVERSED',
      'POSTING_IS_REVERSAL',
      'RECEIVER_IS_PAID',
      'SHIPPER_IS_CLOSED',
      'SHIPPER_IS_CANCELLED',
      'SHIPPER_NOT_SHIPPED',
      'TRANSFER_ON_THE_WAY',
      'ORDER_IS_CLOSED',
      'ISSUE_ALREADY_USED',
      'WORK_ORDER_NOT_OPEN_TO_ISSUE_PART',
      'COUNT_CHANGED_NOTHING',
      'RTV_IS_SHIPPED',
    ] as const),
  ),
  /** The document that takes this one back, or that this one takes back. */
  reversedBy: z.nullable(z.string()),
  reverses: z.nullable(z.string()),
  /** Why it was, or why it takes the other one. */
  reason: z.nullable(z.string()),
});
export type Reversal = z.infer<typeof Reversal>;

export const reversalBody = z.strictObject({ reason: Reason });

/** A person who may post something may also reverse it, if they may see the warehouse figures. */
export const mayReverse = (roles: readonly string[], posting: Role) => holds(roles, [posting, 'WAREHOUSE_INFO'], 'all');
