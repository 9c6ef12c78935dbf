import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../kit/form/use-draft.ts';
import { useOnline } from '../kit/offline/use-online.ts';
import { Banner } from '../kit/ui/Banner.tsx';
import { Button } from '../kit/ui/Button.tsx';
import { IconOffline } from '../kit/ui/icons.ts';
import { Sheet } from '../kit/ui/Sheet.tsx';
import { TextArea } from '../kit/ui/TextArea.tsx';
import styles from './Sheets.module.css';

const EMPTY = { comment: '' };
const MOST = 2_000;

type Props = {
  onClose: () => void;
  title: ReactNode;
  /** Under which name the typed words are kept until they were sent. */
  form: string;
  sendLabel: string;
  danger?: boolean;
  busy?: boolean | undefined;
  /** Answers whether it was done: only then the words are let go. */
  onSend: (comment: string) => Promise<boolean>;
};

/** Some words to a decision. They outlive a refusal, a lost network and the end of a session. */
export function CommentSheet({ onClose, title, form, sendLabel, danger, busy, onSend }: Props) {
  const t = useTranslations('approvals');
  const online = useOnline();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { fields, change, clear } = useDraft(form, EMPTY);
  const send = async () => {
    if (await onSend(fields.comment.trim())) clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
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
          label={t('comment')}
          help={t('commentHow')}
          maxLength={MOST}
          value={fields.comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
      </form>
    </Sheet>
  );
}
