import { asLocation } from '@gemba/contract/inventory/posting-shapes';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FilterSheet } from '../../kit/frames/FilterSheet.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { isLocation, type LogFilters } from './use-log-search.ts';

type Props = { filters: LogFilters; onApply: (next: LogFilters) => void; onClose: () => void };

/** The location and the days of a log. */
export function LogFilterSheet({ filters, onApply, onClose }: Props) {
  const t = useTranslations('inventory');
  const [draft, setDraft] = useState(filters);
  const [tried, setTried] = useState(false);
  const { location, from, to } = draft;
  const reversed = !!from && !!to && from > to;
  const unwritten = !!location && !isLocation(location);
  const isRight = !reversed && !unwritten;
  return (
    <FilterSheet
      title={t('filter')}
      onClose={onClose}
      clearLabel={t('clearFilters')}
      onClear={() => onApply({ ...filters, location: undefined, from: undefined, to: undefined })}
      applyLabel={t('showLog')}
      onApply={() => {
        setTried(true);
        if (isRight) onApply(draft);
        return isRight;
      }}
    >
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
    </FilterSheet>
  );
}
