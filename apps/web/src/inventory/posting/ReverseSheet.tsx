import { Reason } from '@gemba/contract/inventory/posting-shapes';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { useTranslations } from 'use-intl';
import { useForm } from '../../kit/form/use-form.ts';
import type { Posting } from '../../kit/posting/use-posting.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import styles from './ReverseSheet.module.css';

type Props = {
  open: boolean;
  onClose: () => void;
  /** The number of what is taken back. */
  document: string;
  posting: Posting & { send: (reason: string) => unknown };
};

const EMPTY = { reason: '' };
const isReason = (typed: string) => Reason.safeParse(typed.trim()).success;

/** Takes a posting back by a counter-posting, with the reason that will stand beside it. */
export function ReverseSheet({ open, onClose, document, posting }: Props) {
  const t = useTranslations('posting');
  const { unknown, busy, send, check } = posting;
  const form = useForm({
    name: 'reverse',
    empty: EMPTY,
    posting,
    errorsOf: ({ reason }) =>
      new Map(isReason(reason) ? [] : [['reason', { message: t('reasonRequired'), late: true }]]),
    fieldOf: () => 'reason',
  });
  const { reason } = form.typed;
  const reverse = () => (form.mayGo() ? send(reason.trim()) : undefined);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('reverseTitle', { document })}
      footer={
        <Button kind="danger" wide busy={busy} onClick={unknown ? check : reverse}>
          {t(unknown ? 'checkAgain' : 'reverse')}
        </Button>
      }
    >
      <p className={styles['how']}>{t('reverseHow')}</p>
      <TextArea
        label={t('reason')}
        value={reason}
        maxLength={maximumLength(Reason)}
        disabled={unknown}
        error={form.errorAt('reason')}
        onChange={({ target }) => form.write({ reason: target.value })}
      />
      {unknown && <Help tone="error">{t(busy ? 'checking' : 'unknown')}</Help>}
    </Sheet>
  );
}
