import { inCapitals } from '@gemba/contract/kit/codes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilterSheet } from '../../kit/frames/FilterSheet.tsx';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { isCode, type ReceiverFilters } from './use-list-receivers.ts';

type Props = { filters: ReceiverFilters; onApply: (next: ReceiverFilters) => void; onClose: () => void };

/** The buyer code and the days of a list of receivers. */
export function ReceiverFilterSheet({ filters, onApply, onClose }: Props) {
  const t = useTranslations('receiving');
  const say = useRefusal();
  const [draft, setDraft] = useState(filters);
  const [tried, setTried] = useState(false);
  const { unpaid, buyerCode, from, to } = draft;
  const reversed = !!from && !!to && from > to;
  const unwritten = !!buyerCode && !isCode(buyerCode);
  const isRight = !reversed && !unwritten;
  return (
    <FilterSheet
      title={t('filter')}
      onClose={onClose}
      clearLabel={t('clearFilters')}
      onClear={() => onApply({ q: filters.q })}
      applyLabel={t('showReceivers')}
      onApply={() => {
        setTried(true);
        if (isRight) onApply(draft);
        return isRight;
      }}
    >
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
        onChange={({ target }) => setDraft({ ...draft, buyerCode: inCapitals(target.value.trim()) || undefined })}
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
    </FilterSheet>
  );
}
