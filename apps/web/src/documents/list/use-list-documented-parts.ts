import { listDocumentedParts } from '@gemba/contract/documents/list-documented-parts';
import { usePages } from '../../kit/client/use-pages.ts';
import { documentKeys } from '../document-keys.ts';

export const useListDocumentedParts = (words: string, drawings: boolean) => {
  const query = { ...(words && { q: words }), ...(drawings && { type: 'DRAWING' as const }) };
  return usePages(listDocumentedParts, { key: documentKeys.parts(query), input: { query }, keep: true });
};
