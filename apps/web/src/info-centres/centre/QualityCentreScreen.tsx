import { useSearch } from '@tanstack/react-router';
import { useQueryQualityInfoCenter } from '../calls/use-query-quality-info-center.ts';
import { CentreScreen } from './CentreScreen.tsx';

export function QualityCentreScreen() {
  const search = useSearch({ from: '/signedIn/quality/infoCenter' });
  return <CentreScreen name="quality" path="/quality/infoCenter" search={search} query={useQueryQualityInfoCenter()} />;
}
