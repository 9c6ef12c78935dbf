import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useTranslations } from 'use-intl';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { useDeleteDocument } from './use-delete-document.ts';

type Props = { open: boolean; onClose: () => void; document: DocumentRow };

export function DeleteSheet({ open, onClose, document }: Props) {
  const t = useTranslations('documents');
  const deleting = useDeleteDocument(document, onClose);
  return (
    <ConfirmSheet
      open={open}
      onClose={onClose}
      title={t('deleteAsk', { title: document.title })}
      confirmLabel={t('delete')}
      cancelLabel={t('keep')}
      danger
      busy={deleting.isPending}
      onConfirm={() => deleting.mutate()}
    >
      {document.sharedUntil ? t('deleteEndsLinks') : t('deleteHow')}
    </ConfirmSheet>
  );
}
