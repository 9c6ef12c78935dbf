import { useParams } from '@tanstack/react-router';
import { LoadedAlarm } from './LoadedAlarm.tsx';

export function AlarmDetailScreen() {
  const { id } = useParams({ from: '/signedIn/report/detail/$id' });
  return <LoadedAlarm key={id} id={id} />;
}
