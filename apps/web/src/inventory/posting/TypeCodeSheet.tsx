import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../kit/ui/Button.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';

type Props = { open: boolean; onClose: () => void; label: string; onCode: (code: string) => void };

const LONGEST = 80;

/** What cannot be scanned is typed, and then taken for a scan: as it is written, for a serial number keeps its case. */
export function TypeCodeSheet({ open, onClose, label, onCode }: Props) {
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
      title={t('typeCode')}
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
