import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { DateText } from '../kit/dates.ts';
import { Money } from '../kit/money.ts';
import { AddressId, words } from './address-shapes.ts';
import { VENDOR_ACCESS } from './list-addresses.ts';
import { traded } from './trade-shapes.ts';

/** The marks that a manufacturer can have with a vendor, as people write them: Q, R, P, S. */
export const MANUFACTURER_MARKS = { quality: 'Q', rating: 'R', preferred: 'P', sPreferred: 'S' } as const;

/** `valid`: it holds today, as far as it says. Without a file it is kept on paper. */
export const QualityDocument = z.strictObject({
  documentNumber: z.int(),
  type: z.string(),
  title: z.string(),
  issuedOn: z.nullable(DateText),
  validUntil: z.nullable(DateText),
  fileName: words,
  fileType: words,
  /** 0 without a file. */
  docRev: z.int(),
  valid: z.boolean(),
});

const Manufacturer = z.strictObject({
  mfgCode: z.string(),
  mfgName: z.string(),
  country: words,
  quality: z.boolean(),
  rating: z.boolean(),
  preferred: z.boolean(),
  sPreferred: z.boolean(),
});

/** `creditLimit` is what it gives us, in its own currency. */
export const Vendor = z.strictObject({
  ...traded,
  creditLimit: Money,
  qualityDocuments: z.array(QualityDocument),
  manufacturers: z.array(Manufacturer),
});
export type Vendor = z.infer<typeof Vendor>;

export const getVendor = defineCall({
  name: 'getVendor',
  method: 'GET',
  path: '/vendors/:vendorId',
  summary: 'One vendor with all that is known of it',
  access: VENDOR_ACCESS,
  params: z.strictObject({ vendorId: AddressId }),
  example: { params: { vendorId: 'V-1' } },
  reply: Vendor,
  refusals: ['VENDOR_NOT_EXIST'],
});
