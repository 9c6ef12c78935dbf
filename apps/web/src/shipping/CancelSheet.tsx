import { useTranslations } from 'use-intl';
import { PostingNotice } from '../kit/posting/PostingNotice.tsx';
import type { Posting } from '../kit/posting/use-posting.ts';
import { ConfirmSheet } from '../kit/ui/feedback/ConfirmSheet.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The verb and its object. */
  act: string;
  /** The consequences. */
  how: string;
  posting: Posting & { send: () => unknown };
};

/** Asks before a document ends: a shipper whose goods are put back, or an announcement. */
export function CancelSheet({ open, onClose, title, act, how, posting }: Props) {
  const t = useTranslations('shipping');
  return (
    <ConfirmSheet
      open={open || posting.unknown}
      onClose={onClose}
      title={title}
      confirmLabel={posting.unknown ? t('check') : act}
      cancelLabel={t('keepIt')}
      danger
      busy={posting.busy}
      onConfirm={posting.unknown ? posting.check : posting.send}
    >
      <p>{how}</p>
      <PostingNotice posting={posting} shownAtField={false} />
    </ConfirmSheet>
  );
}
