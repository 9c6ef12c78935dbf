import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet } from '../ui/feedback/Sheet.tsx';
import { Button } from '../ui/input/Button.tsx';
import { Field } from '../ui/input/Field.tsx';

type Props = { open: boolean; onClose: () => void; title?: string; label: string; onCode: (code: string) => void };

const LONGEST = 80;

/** A typed code counts as a scan. It is taken literally: a serial number keeps its case. */
export function TypeCodeSheet({ open, onClose, title, label, onCode }: Props) {
  const t = useTranslations('posting');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === '') return;
    onCode(typed.trim());
    setTyped('');
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title ?? t('typeCode')}
      initialFocus={field}
      footer={
        <Button kind="primary" wide type="submit" form={id}>
          {t('takeCode')}
        </Button>
      }
    >
      <form id={id} onSubmit={submit}>
        <Field
          ref={field}
          code
          name="code"
          label={label}
          value={typed}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="none"
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </Sheet>
  );
}
