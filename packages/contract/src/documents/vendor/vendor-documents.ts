import * as z from 'zod/mini';
import { AddressId } from '../../addresses/address-shapes.ts';
import { nullableDate } from '../../kit/nullable.ts';
import { DocumentTitle } from '../document-shapes.ts';

/** No drawings: those belong to a part, and a phone does not save them. */
export const QUALITY_DOCUMENT_TYPES = ['CERTIFICATE', 'SPECIFICATION', 'WORK_INSTRUCTION', 'PHOTO', 'OTHER'] as const;

export const vendorParams = z.strictObject({ vendorId: AddressId });
export const vendorDocumentParams = z.strictObject({
  vendorId: AddressId,
  documentNumber: z.string().check(z.regex(/^[1-9]\d{0,8}$/)),
});

/** Fields of a quality document beside its file. */
export const qualityDocumentBody = {
  type: z.enum(QUALITY_DOCUMENT_TYPES),
  title: DocumentTitle,
  issuedOn: nullableDate,
  validUntil: nullableDate,
};
