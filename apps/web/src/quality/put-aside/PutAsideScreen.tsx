import { asLocation } from '@gemba/contract/inventory/posting-shapes';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { PutAsideForm } from './PutAsideForm.tsx';

/** Goods on hand that are not good: they wait in QA until quality has decided. */
export function PutAsideScreen() {
  const t = useTranslations('quality');
  useTitle(t('putAside'));
  const { part = '', location = '', ncrNumber = '' } = useSearch({ from: '/signedIn/quality/putAside' });
  return (
    <PutAsideForm
      key={`${part} ${location} ${ncrNumber}`}
      part={asPartNumber(part)}
      from={asLocation(location)}
      ncrNumber={ncrNumber}
    />
  );
}
