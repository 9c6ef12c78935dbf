import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useDraft } from '../kit/form/use-draft.ts';
import { Button } from '../kit/ui/Button.tsx';
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
  children?: ReactNode;
};

/** Some words to a decision. They outlive a refusal, a lost network and the end of a session. */
export function CommentSheet({ onClose, title, form, sendLabel, danger, busy, onSend, children }: Props) {
  const t = useTranslations('approvals');
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { fields, change, clear } = useDraft(form, EMPTY);
  const send = async () => {
    if (await onSend(fields.comment.trim())) clear();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void send();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      initialFocus={field}
      footer={
        <Button kind={danger ? 'danger' : 'primary'} type="submit" form={id} wide busy={busy}>
          {sendLabel}
        </Button>
      }
    >
      <form id={id} className={styles['form']} onSubmit={submit}>
        {children}
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
