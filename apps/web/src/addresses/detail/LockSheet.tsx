import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/faults.ts';
import { useDraft } from '../../kit/form/use-draft.ts';
import { useOnline } from '../../kit/offline/use-online.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { useLock } from './use-lock.ts';

const EMPTY = { reason: '' };
const MOST = 200;

type Props = { customerId: string; event: 'lock' | 'unlock'; onClose: () => void };

/** Asks why. The words outlive a refusal and a lost network. */
export function LockSheet({ customerId, event, onClose }: Props) {
  const t = useTranslations('addresses');
  const online = useOnline();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { fields, change, clear } = useDraft(`${event} ${customerId}`, EMPTY);
  const [missing, setMissing] = useState(false);
  const lock = useLock(customerId);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    const reason = fields.reason.trim();
    setMissing(reason === '');
    if (reason === '') return field.current?.focus();
    if (lock.isPending || !online) return;
    lock.mutate(
      { event, reason },
      {
        onSuccess: () => {
          clear();
          onClose();
        },
        // Somebody was faster: the page behind says what is true now, and there is nothing left to ask.
        onError: (error) => {
          if (refusalCode(error) === 'MOVE_NOT_ALLOWED') onClose();
        },
      },
    );
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`ask.${event}`)}
      sub={t(`askHow.${event}`)}
      initialFocus={field}
      footer={
        <Button
          kind={event === 'lock' ? 'danger' : 'primary'}
          type="submit"
          form={id}
          wide
          busy={lock.isPending}
          disabled={!online}
        >
          {t(`act.${event}`)}
        </Button>
      }
    >
      <form id={id} onSubmit={submit}>
        <TextArea
          ref={field}
          label={t('reason')}
          maxLength={MOST}
          value={fields.reason}
          error={missing && fields.reason.trim() === '' ? t('reasonMissing') : undefined}
          help={online ? undefined : t('lockOffline')}
          onChange={(typed) => change({ reason: typed.target.value })}
        />
      </form>
    </Sheet>
  );
}
