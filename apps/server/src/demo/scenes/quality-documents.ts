import { NAMED_VENDORS } from '../vendors.ts';
import type { World } from '../world.ts';
import { writeDocument } from './write-document.ts';

const TITLE = 'ISO 9001:2015 certificate';
const scanned = new Set(Object.values(NAMED_VENDORS).map(({ id }) => id));

/** Every vendor has shown its certificate; those of the mock-ups were scanned, the others lie on paper. */
export function playQualityDocuments(world: World) {
  for (const { id } of world.vendors) {
    const document_id = scanned.has(id) ? certificateOf(world, id) : null;
    world.rows.add('vendor_quality_document', {
      vendor_id: id,
      document_number: 1,
      type: 'CERTIFICATE',
      title: TITLE,
      document_id,
      issued_on: '2024-03-01',
      valid_until: '2027-02-28',
    });
  }
}

const certificateOf = (world: World, vendorId: string) =>
  writeDocument(world, {
    part: null,
    revision: null,
    type: 'CERTIFICATE',
    lang: 'en',
    level: 'companyOnly',
    title: `${TITLE} of ${vendorId}`,
    file: `${vendorId}_ISO9001.pdf`,
  });
