import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { useChosenPart } from '../use-chosen-part.ts';
import { PartDetail } from './PartDetail.tsx';

/** One part in its own screen, selected by the number in the address. */
export function PartDetailScreen() {
  const t = useTranslations('parts');
  const partNumber = useChosenPart();
  const search = useSearch({ from: '/signedIn/pnDetail' });
  const navigate = useNavigate();
  const back = useBackTo('/pnList');
  useTitle(partNumber || t('part'));
  return (
    <PartDetail
      key={partNumber}
      partNumber={partNumber}
      tab={search['tab']}
      onTab={(tab) => void navigate({ to: '/pnDetail', search: { ...search, tab }, replace: true, resetScroll: false })}
      onBack={back}
    />
  );
}
