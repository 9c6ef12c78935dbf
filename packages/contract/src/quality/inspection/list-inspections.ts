import * as z from 'zod/mini';
import { defineCall } from '../../kit/call.ts';
import { pageOf, pageQuery } from '../../kit/page.ts';
import { PartNumber } from '../../parts/part-number.ts';
import { QUALITY_READERS } from '../quality-readers.ts';
import { InspectionRow } from './inspection.ts';

/** `inQa`: those with goods that somebody has to decide about. */
export const INSPECTION_FILTERS = ['inQa', 'OK', 'PARTIAL', 'REJECT'] as const;

/** Newest first. */
export const listInspections = defineCall({
  name: 'listInspections',
  method: 'GET',
  path: '/inspections',
  summary: 'Inspection reports, with what of their goods waits in QA',
  access: QUALITY_READERS,
  query: z.strictObject({
    status: z.optional(z.enum(INSPECTION_FILTERS)),
    partNumber: z.optional(PartNumber),
    ...pageQuery,
  }),
  reply: pageOf(InspectionRow),
  refusals: [],
});
