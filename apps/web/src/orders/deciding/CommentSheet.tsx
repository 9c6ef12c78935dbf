import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '../../kit/form/use-form.ts';
import { useOnline } from '../../kit/offline/use-online.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconOffline } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import styles from './CommentSheet.module.css';

const EMPTY = { comment: '' };
const NO_ERRORS = new Map();
const MOST = 2_000;

type Props = {
  onClose: () => void;
  title: ReactNode;
  /** The name under which the typed comment is kept until it is sent. */
  form: string;
  /** It says why, and cannot be left out. */
  isReason?: boolean;
  sendLabel: string;
  danger?: boolean;
  busy?: boolean | undefined;
  /** Answers whether the server accepted it: only then the comment is cleared. */
  onSend: (comment: string) => Promise<boolean>;
};

/** A comment on a decision. It survives a refusal, a lost network and the end of a session. */
export function CommentSheet({ onClose, title, form, isReason, sendLabel, danger, busy, onSend }: Props) {
  const t = useTranslations('deciding');
  const online = useOnline();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [tried, setTried] = useState(false);
  const { typed, write, clear } = useForm({ name: form, empty: EMPTY, errorsOf: () => NO_ERRORS });
  const lacks = isReason === true && typed.comment.trim() === '';
  const send = async () => {
    if (await onSend(typed.comment.trim())) clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lacks) return field.current?.focus();
    if (!busy && online) void send();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      initialFocus={field}
      footer={
        <Button kind={danger ? 'danger' : 'primary'} type="submit" form={id} wide busy={busy} disabled={!online}>
          {sendLabel}
        </Button>
      }
    >
      <form id={id} className={styles['form']} onSubmit={submit}>
        {!online && (
          <Banner tone="warn" icon={IconOffline} title={t('offline')}>
            {t('neverQueued')}
          </Banner>
        )}
        <TextArea
          ref={field}
          label={t(isReason ? 'reason' : 'comment')}
          help={t(isReason ? 'reasonHow' : 'commentHow')}
          error={tried && lacks ? t('reasonMissing') : undefined}
          maxLength={MOST}
          value={typed.comment}
          onChange={({ target }) => write({ comment: target.value })}
        />
      </form>
    </Sheet>
  );
}
