import type { Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { useTranslations } from 'use-intl';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';

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
      busy={posting.busy}
      onConfirm={posting.unknown ? posting.check : posting.send}
    >
      <p>{t('cancelHow', { count: items.length })}</p>
      <PostingNotice posting={posting} shownAtField={false} />
    </ConfirmSheet>
  );
}
