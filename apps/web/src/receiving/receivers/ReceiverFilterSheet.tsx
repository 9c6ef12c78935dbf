import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../inventory/index.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import { Switch } from '../../kit/ui/Switch.tsx';
import styles from './ReceiverFilterSheet.module.css';
import { isCode, type ReceiverFilters } from './use-receiver-search.ts';

type Props = { filters: ReceiverFilters; onApply: (next: ReceiverFilters) => void; onClose: () => void };

/** Buyer code and days; nothing changes before the button is pressed. */
export function ReceiverFilterSheet({ filters, onApply, onClose }: Props) {
  const t = useTranslations('receiving');
  const say = useRefusal();
  const id = useId();
  const [draft, setDraft] = useState(filters);
  const [tried, setTried] = useState(false);
  const { unpaid, buyerCode, from, to } = draft;
  const reversed = !!from && !!to && from > to;
  const unwritten = !!buyerCode && !isCode(buyerCode);
  const apply = (next: ReceiverFilters) => {
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
          <Button kind="outline" onClick={() => apply({ q: filters.q })}>
            {t('clearFilters')}
          </Button>
          <Button kind="primary" type="submit" form={id}>
            {t('showReceivers')}
          </Button>
        </div>
      }
    >
      <form id={id} className={styles['form']} onSubmit={submit} noValidate>
        <Switch
          label={t('unpaidOnly')}
          checked={unpaid === '1'}
          onChange={(on) => setDraft({ ...draft, unpaid: on ? '1' : undefined })}
        />
        <Field
          code
          label={t('buyerCode')}
          value={buyerCode ?? ''}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          error={tried && unwritten && say('INVALID_INPUT')}
          onChange={({ target }) => setDraft({ ...draft, buyerCode: target.value.trim().toUpperCase() || undefined })}
        />
        <Field
          type="date"
          label={t('from')}
          value={from ?? ''}
          error={reversed && say('DATE_RANGE_REVERSED')}
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
