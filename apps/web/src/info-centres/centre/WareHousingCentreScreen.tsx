import { useSearch } from '@tanstack/react-router';
import { useQueryWareHousingInfoCenter } from '../calls/use-query-ware-housing-info-center.ts';
import { momentIn } from '../figure/figure-asked.ts';
import { CentreScreen } from './CentreScreen.tsx';

export function WareHousingCentreScreen() {
  const { period, sharedOn } = useSearch({ from: '/signedIn/warehouse/infoCenter' });
  const moment = momentIn({ sharedOn });
  return (
    <CentreScreen
      name="warehouse"
      path="/warehouse/infoCenter"
      period={period}
      moment={moment}
      query={useQueryWareHousingInfoCenter(moment)}
    />
  );
}
