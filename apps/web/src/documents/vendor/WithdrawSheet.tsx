import { useTranslations } from 'use-intl';
import { ReasonSheet } from '../../kit/posting/ReasonSheet.tsx';
import type { ChosenDocument } from './use-chosen-document.ts';
import { useWithdrawVendorDocument } from './use-withdraw-vendor-document.ts';

type Props = { chosen: ChosenDocument; onWithdrawn: () => void; onClose: () => void };

/** Withdraws a quality document with the reason. */
export function WithdrawSheet({ chosen: { params, document }, onWithdrawn, onClose }: Props) {
  const t = useTranslations('documents');
  const { title, docRev } = document;
  const form = `withdraw ${params.vendorId} ${params.documentNumber}`;
  const { send, ...posting } = useWithdrawVendorDocument(form, title, onWithdrawn);
  return (
    <ReasonSheet
      form={form}
      title={t('withdrawAsk', { title })}
      sub={t('withdrawHow')}
      label={t('withdraw')}
      posting={posting}
      onPost={(_, reason) => send({ params, body: { reason, docRev } })}
      onClose={onClose}
    />
  );
}
