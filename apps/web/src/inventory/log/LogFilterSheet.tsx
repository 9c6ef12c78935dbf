import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../kit/ui/Button.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import styles from './InventoryLogScreen.module.css';
import { asLocation, isLocation, type LogFilters } from './use-log-search.ts';

type Props = { filters: LogFilters; onApply: (next: LogFilters) => void; onClose: () => void };

/** Location and days; nothing changes before the button is pressed. */
export function LogFilterSheet({ filters, onApply, onClose }: Props) {
  const t = useTranslations('inventory');
  const id = useId();
  const [draft, setDraft] = useState(filters);
  const [tried, setTried] = useState(false);
  const { location, from, to } = draft;
  const reversed = !!from && !!to && from > to;
  const unwritten = !!location && !isLocation(location);
  const apply = (next: LogFilters) => {
    onApply(next);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!reversed && !unwritten) apply(draft);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('filter')}
      footer={
        <div className={styles['buttons']}>
          <Button kind="outline" onClick={() => apply({ location: undefined, from: undefined, to: undefined })}>
            {t('clearFilters')}
          </Button>
          <Button kind="primary" type="submit" form={id}>
            {t('showLog')}
          </Button>
        </div>
      }
    >
      <form id={id} className={styles['form']} onSubmit={submit} noValidate>
        <Field
          code
          label={t('location')}
          value={location ?? ''}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={tried && unwritten && t('locationRule')}
          onChange={({ target }) => setDraft({ ...draft, location: asLocation(target.value) || undefined })}
        />
        <Field
          type="date"
          label={t('from')}
          value={from ?? ''}
          error={reversed && t('daysReversed')}
          onChange={({ target }) => setDraft({ ...draft, from: target.value || undefined })}
        />
        <Field
          type="date"
          label={t('to')}
          value={to ?? ''}
          onChange={({ target }) => setDraft({ ...draft, to: target.value || undefined })}
        />
      </form>
    </Sheet>
  );
}
