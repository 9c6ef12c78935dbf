import { Reason } from '@gemba/contract/inventory/posting-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../../kit/form/use-draft.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import styles from './ReverseSheet.module.css';
import type { Posting } from './use-posting.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The number of what is taken back. */
  document: string;
  posting: Posting & { send: (reason: string) => unknown };
};

const LONGEST = 500;
const EMPTY = { reason: '' };

/** Takes a posting back by a counter-posting, with the reason that will stand beside it. */
export function ReverseSheet({ open, onClose, document, posting }: Props) {
  const t = useTranslations('posting');
  const { fields, change } = useDraft('reverse', EMPTY);
  const [tried, setTried] = useState(false);
  const { refused, unknown, checking, busy, send, check, forgive } = posting;
  const reason = fields.reason.trim();
  const save = () => {
    setTried(true);
    if (unknown) return check();
    return Reason.safeParse(reason).success ? send(reason) : undefined;
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('reverseTitle', { document })}
      footer={
        <Button kind="danger" wide busy={busy || (unknown && checking)} onClick={save}>
          {t(unknown ? 'checkAgain' : 'reverse')}
        </Button>
      }
    >
      <p className={styles['how']}>{t('reverseHow')}</p>
      <TextArea
        label={t('reason')}
        value={fields.reason}
        maxLength={LONGEST}
        disabled={unknown}
        error={refused?.message ?? (tried && reason === '' && t('reasonRequired'))}
        onChange={({ target }) => {
          forgive();
          change({ reason: target.value });
        }}
      />
      {unknown && <Help tone="error">{t(checking ? 'checking' : 'unknown')}</Help>}
    </Sheet>
  );
}
