import { useSearch } from '@tanstack/react-router';
import { useQueryWareHousingInfoCenter } from '../calls/use-query-ware-housing-info-center.ts';
import { CentreScreen } from './CentreScreen.tsx';

export function WareHousingCentreScreen() {
  const search = useSearch({ from: '/signedIn/warehouse/infoCenter' });
  return (
    <CentreScreen
      name="warehouse"
      path="/warehouse/infoCenter"
      search={search}
      query={useQueryWareHousingInfoCenter()}
    />
  );
}
