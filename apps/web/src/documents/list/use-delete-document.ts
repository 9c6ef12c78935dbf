import { deleteDocument } from '@gemba/contract/documents/delete-document';
import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { refusalCode } from '../../kit/client/errors.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { documentKeys } from '../document-keys.ts';

export const useDeleteDocument = ({ documentId, title }: DocumentRow, onDeleted: () => void) => {
  const t = useTranslations('documents');
  const queries = useQueryClient();
  const done = () => {
    void queries.invalidateQueries({ queryKey: documentKeys.lists });
    void queries.invalidateQueries({ queryKey: ['parts', 'part'] });
    onDeleted();
  };
  return useMutation({
    mutationFn: () => call(deleteDocument, { params: { documentId } }),
    onSuccess: () => {
      showToast(t('deleted', { title }));
      done();
    },
    // Somebody else was faster: the shown list is stale.
    onError: (error) => refusalCode(error) === 'DOCUMENT_NOT_FOUND' && done(),
  });
};
