import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { deleteDocument } from '@gemba/contract/documents/store-document';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { refusalCode } from '../../kit/client/faults.ts';
import { ConfirmSheet } from '../../kit/ui/ConfirmSheet.tsx';
import { showToast } from '../../kit/ui/notices.ts';
import { documentKeys } from '../document-keys.ts';

type Props = { open: boolean; onClose: () => void; document: DocumentRow };

export function DeleteSheet({ open, onClose, document: { documentId, title, sharedUntil } }: Props) {
  const t = useTranslations('documents');
  const queries = useQueryClient();
  const done = () => {
    void queries.invalidateQueries({ queryKey: documentKeys.lists });
    void queries.invalidateQueries({ queryKey: ['parts', 'part'] });
    onClose();
  };
  const deleting = useMutation({
    mutationFn: () => call(deleteDocument, { params: { documentId } }),
    onSuccess: () => {
      showToast(t('deleted', { title }));
      done();
    },
    // Somebody else was faster: what is shown is old.
    onError: (error) => refusalCode(error) === 'DOCUMENT_NOT_FOUND' && done(),
  });
  return (
    <ConfirmSheet
      open={open}
      onClose={onClose}
      title={t('deleteAsk', { title })}
      confirmLabel={t('delete')}
      cancelLabel={t('keep')}
      danger
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
    >
      {sharedUntil ? t('deleteEndsLinks') : t('deleteHow')}
    </ConfirmSheet>
  );
}
