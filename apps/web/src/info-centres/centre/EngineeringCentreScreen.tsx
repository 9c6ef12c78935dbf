import { useSearch } from '@tanstack/react-router';
import { useQueryEngineeringInfoCenter } from '../calls/use-query-engineering-info-center.ts';
import { CentreScreen } from './CentreScreen.tsx';

export function EngineeringCentreScreen() {
  const search = useSearch({ from: '/signedIn/engineering/infoCenter' });
  return (
    <CentreScreen
      name="engineering"
      path="/engineering/infoCenter"
      search={search}
      query={useQueryEngineeringInfoCenter()}
    />
  );
}
