import { useSearch } from '@tanstack/react-router';
import { useQueryEngineeringInfoCenter } from '../calls/use-query-engineering-info-center.ts';
import { momentIn } from '../figure/figure-asked.ts';
import { CentreScreen } from './CentreScreen.tsx';

export function EngineeringCentreScreen() {
  const { period, sharedOn } = useSearch({ from: '/signedIn/engineering/infoCenter' });
  const moment = momentIn({ sharedOn });
  return (
    <CentreScreen
      name="engineering"
      path="/engineering/infoCenter"
      period={period}
      moment={moment}
      query={useQueryEngineeringInfoCenter(moment)}
    />
  );
}
