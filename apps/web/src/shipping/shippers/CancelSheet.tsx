import type { Shipper } from '@gemba/contract/shipping/shippers';
import { useTranslations } from 'use-intl';
import { type Posting, PostingNotice } from '../../inventory/index.ts';
import { ConfirmSheet } from '../../kit/ui/ConfirmSheet.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  shipper: Shipper;
  posting: Posting & { send: () => unknown };
};

/** Asks before what was picked is put back. */
export function CancelSheet({ open, onClose, shipper, posting }: Props) {
  const t = useTranslations('shipping');
  const { shipperNumber, items } = shipper;
  return (
    <ConfirmSheet
      open={open}
      onClose={onClose}
      title={t('cancelTitle', { number: shipperNumber })}
      confirmLabel={posting.unknown ? t('check') : t('cancelIt')}
      cancelLabel={t('keepIt')}
      danger
      busy={posting.busy || (posting.unknown && posting.checking)}
      onConfirm={posting.unknown ? posting.check : posting.send}
    >
      <p>{t('cancelHow', { count: items.length })}</p>
      <PostingNotice posting={posting} saidElsewhere={false} />
    </ConfirmSheet>
  );
}
