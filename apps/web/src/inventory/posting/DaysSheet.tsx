import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../kit/ui/Button.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import styles from './DaysSheet.module.css';
import { useRefusal } from './use-refusal.ts';

export type Days = { from?: string | undefined; to?: string | undefined };
type Props = { days: Days; onApply: (days: Days) => void; onClose: () => void };

/** From which day to which a list is shown; nothing changes before the button is pressed. */
export function DaysSheet({ days, onApply, onClose }: Props) {
  const t = useTranslations('posting');
  const say = useRefusal();
  const id = useId();
  const [{ from, to }, setDraft] = useState(days);
  const reversed = !!from && !!to && from > to;
  const apply = (next: Days) => {
    onApply(next);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!reversed) apply({ from, to });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('days')}
      footer={
        <div className={styles['buttons']}>
          <Button kind="outline" onClick={() => apply({ from: undefined, to: undefined })}>
            {t('everyDay')}
          </Button>
          <Button kind="primary" type="submit" form={id}>
            {t('showDays')}
          </Button>
        </div>
      }
    >
      <form id={id} className={styles['form']} onSubmit={submit} noValidate>
        <Field
          type="date"
          label={t('from')}
          value={from ?? ''}
          onChange={({ target }) => setDraft({ from: target.value || undefined, to })}
        />
        <Field
          type="date"
          label={t('to')}
          value={to ?? ''}
          error={reversed && say('DATE_RANGE_REVERSED')}
          onChange={({ target }) => setDraft({ from, to: target.value || undefined })}
        />
      </form>
    </Sheet>
  );
}
