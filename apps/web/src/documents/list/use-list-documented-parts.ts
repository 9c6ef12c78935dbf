import { listDocumentedParts } from '@gemba/contract/documents/list-documented-parts';
import { readPagesAhead, usePages } from '../../kit/client/use-pages.ts';
import { documentKeys } from '../document-keys.ts';

const partsOf = (words: string, drawings: boolean) => {
  const q = words.trim();
  const query = { ...(q && { q }), ...(drawings && { type: 'DRAWING' as const }) };
  return { key: documentKeys.parts(query), input: { query }, keep: true };
};

export const useListDocumentedParts = (words: string, drawings: boolean) =>
  usePages(listDocumentedParts, partsOf(words, drawings));

export const readDocumentedPartsAhead = (words: string, drawings: boolean) =>
  readPagesAhead(listDocumentedParts, partsOf(words, drawings));
