import { type FormEvent, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { useOnline } from '../../kit/offline/use-online.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { useLockCustomer } from './use-lock-customer.ts';

const EMPTY = { reason: '' };
const MOST = 200;

type Props = { customerId: string; event: 'lock' | 'unlock'; onClose: () => void };

/** Asks for the reason. The text survives a refusal and a lost network. */
export function LockSheet({ customerId, event, onClose }: Props) {
  const t = useTranslations('addresses');
  const online = useOnline();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { typed, write, body, errorAt, mayGo, clear } = useForm({
    name: `${event} ${customerId}`,
    empty: EMPTY,
    errorsOf: ({ reason }) =>
      new Map(reason.trim() === '' ? [['reason', { message: t('reasonMissing'), late: true }]] : []),
  });
  const lock = useLockCustomer(customerId);
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    if (!mayGo() || lock.isPending || !online) return;
    lock.mutate(
      { event, reason: typed.reason.trim() },
      {
        onSuccess: () => {
          clear();
          onClose();
        },
        // Somebody was faster: the page behind shows the current state, so there is nothing left to ask.
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
        <div ref={body}>
          <TextArea
            ref={field}
            label={t('reason')}
            maxLength={MOST}
            value={typed.reason}
            error={errorAt('reason')}
            help={online ? undefined : t('lockOffline')}
            onChange={({ target }) => write({ reason: target.value })}
          />
        </div>
      </form>
    </Sheet>
  );
}
