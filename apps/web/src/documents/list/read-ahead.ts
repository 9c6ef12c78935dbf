import type { SearchParams } from '../../kit/router/screen.ts';
import { partIn, readPartAhead } from '../../parts/index.ts';
import { readDocumentedPartsAhead } from './use-list-documented-parts.ts';
import { readDocumentsAhead } from './use-list-documents.ts';

/** Begins to read the part of an address and its documents; without a part, the parts that have some. */
export const readListAhead = async (search: SearchParams, drawings: boolean) => {
  const partNumber = partIn(search);
  const { q = '', revision } = search;
  if (!partNumber) return readDocumentedPartsAhead(q, drawings);
  await Promise.all([readDocumentsAhead(partNumber, revision, drawings), readPartAhead(partNumber)]);
};
