import { unshareDocument } from '@gemba/contract/documents/unshare-document';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { documentKeys } from '../document-keys.ts';

/** Ends every link to a document. */
export const useUnshareDocument = (documentId: string, onEnded: () => void) => {
  const t = useTranslations('documents');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(unshareDocument, { params: { documentId } }),
    onSuccess: ({ ended }) => {
      showToast(t('linksEnded', { count: ended }));
      onEnded();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: documentKeys.lists }),
  });
};
