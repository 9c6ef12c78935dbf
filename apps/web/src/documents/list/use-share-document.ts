import { shareDocument } from '@gemba/contract/documents/share-document';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { documentKeys } from '../document-keys.ts';

export const useShareDocument = (documentId: string) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (hours: number) => call(shareDocument, { params: { documentId }, body: { hours } }),
    onSettled: () => queries.invalidateQueries({ queryKey: documentKeys.lists }),
  });
};
