import * as z from 'zod/mini';
import { Reversal } from '../../inventory/posting-shapes.ts';
import { REJECT_REASONS } from '../../inventory/reject-reasons.ts';
import { requiredText } from '../../kit/codes.ts';
import { DateText, InstantText } from '../../kit/dates.ts';
import { names } from '../../kit/names.ts';
import { nullableText } from '../../kit/nullable.ts';
import { Person } from '../../kit/person.ts';
import { Quantity, SignedQuantity } from '../../kit/quantity.ts';
import { TRACKABLE_LEVELS } from '../../parts/part-shapes.ts';

/** REJECT: nothing of the goods is usable; WAITING: somebody has to decide about some of them; WITHDRAWN: they are gone again. */
export const INSPECTION_RESULTS = ['WAITING', 'OK', 'PARTIAL', 'REJECT', 'WITHDRAWN'] as const;
export type InspectionResult = (typeof INSPECTION_RESULTS)[number];

/** Rejected goods go back to their vendor, or are scrapped. */
export const REJECT_TO = ['RTV', 'SCRAP'] as const;
export type RejectTo = (typeof REJECT_TO)[number];

/** Reports are numbered by those who write them. */
export const IrNumber = requiredText(40);
/** The decisions of a report are numbered: 5524/1, 5524/2. */
export const DecisionNumber = requiredText(60);
export const inspectionParams = z.strictObject({ irNumber: IrNumber });

const inspectionHead = {
  irNumber: z.string(),
  irDate: DateText,
  part: z.string(),
  ...names,
  uom: z.string(),
  vendorId: nullableText,
  vendorName: nullableText,
  poNumber: nullableText,
  receiverNumber: nullableText,
  quantityInspected: Quantity,
  quantityQualified: Quantity,
  quantityRejected: Quantity,
  /** In QA, nobody has decided. */
  waiting: Quantity,
  /** In QA until they are returned to the vendor. */
  returning: Quantity,
  result: z.enum(INSPECTION_RESULTS),
};

/** The vendors that goods of a report may go back to. */
const returnTo = {
  /** Those of the receipts of the goods, or else those who deliver the part: newest first. */
  vendors: z.array(z.strictObject({ vendorId: z.string(), vendorName: nullableText })),
  /** The receipts name the vendors, so the goods go back to nobody else. Otherwise any vendor can be chosen. */
  vendorsAreCertain: z.boolean(),
};

export const InspectionRow = z.strictObject(inspectionHead);
export type InspectionRow = z.infer<typeof InspectionRow>;

/** In a reversal every quantity is negative. */
export const QaDecision = z.strictObject({
  decisionNumber: z.string(),
  location: z.string(),
  quantityReleased: SignedQuantity,
  releaseTo: nullableText,
  quantityRejected: SignedQuantity,
  rejectTo: z.nullable(z.enum(REJECT_TO)),
  rejectReason: z.nullable(z.enum(REJECT_REASONS)),
  /** Goods that came into QA from the stock on hand, at this location of it. */
  quantityPutAside: SignedQuantity,
  putAsideFrom: nullableText,
  note: nullableText,
  ncrNumber: nullableText,
  rtvNumber: nullableText,
  decidedBy: Person,
  decidedAt: InstantText,
  reversal: Reversal,
});
export type QaDecision = z.infer<typeof QaDecision>;

export const InspectionPhoto = z.strictObject({
  photoId: z.string(),
  fileType: z.string(),
  byteCount: z.int(),
  takenBy: Person,
  takenAt: InstantText,
});
export type InspectionPhoto = z.infer<typeof InspectionPhoto>;

export const Inspection = z.strictObject({
  ...inspectionHead,
  revision: nullableText,
  lotNumber: nullableText,
  receivedAt: z.nullable(InstantText),
  finding: nullableText,
  inspectedBy: z.nullable(Person),
  inspectedAt: z.nullable(InstantText),
  trackableLevel: z.enum(TRACKABLE_LEVELS),
  ...returnTo,
  /** Where its goods are in QA, with the serial numbers that lie there. */
  goods: z.array(
    z.strictObject({
      location: z.string(),
      waiting: Quantity,
      returning: Quantity,
      serials: z.array(z.string()),
    }),
  ),
  /** Where the part lies on hand in the warehouse of its goods: most first. */
  shelves: z.array(z.strictObject({ location: z.string(), onHand: Quantity })),
  /** Newest first. */
  decisions: z.array(QaDecision),
  ncrs: z.array(z.strictObject({ ncrNumber: z.string(), status: z.enum(['OPEN', 'CLOSED']) })),
  photos: z.array(InspectionPhoto),
  mayDecide: z.boolean(),
});
export type Inspection = z.infer<typeof Inspection>;
