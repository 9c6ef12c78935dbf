import { useSearch } from '@tanstack/react-router';
import { useQueryQualityInfoCenter } from '../calls/use-query-quality-info-center.ts';
import { momentIn } from '../figure/figure-asked.ts';
import { CentreScreen } from './CentreScreen.tsx';

export function QualityCentreScreen() {
  const { period, sharedOn } = useSearch({ from: '/signedIn/quality/infoCenter' });
  const moment = momentIn({ sharedOn });
  return (
    <CentreScreen
      name="quality"
      path="/quality/infoCenter"
      period={period}
      moment={moment}
      query={useQueryQualityInfoCenter(moment)}
    />
  );
}
