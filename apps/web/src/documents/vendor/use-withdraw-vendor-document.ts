import { withdrawVendorDocument } from '@gemba/contract/documents/vendor/withdraw-vendor-document';
import { useTranslations } from 'use-intl';
import { useReasonedChange } from '../../kit/posting/use-reasoned-change.ts';

export const useWithdrawVendorDocument = (form: string, title: string, onWithdrawn: () => void) => {
  const t = useTranslations('documents');
  return useReasonedChange(withdrawVendorDocument, form, t('withdrawn', { title }), onWithdrawn);
};
