import { useParams } from '@tanstack/react-router';
import { LoadedAlarm } from './LoadedAlarm.tsx';

/** The alarm with the sheet in which it is handled. */
export function HandleAlarmScreen() {
  const { id } = useParams({ from: '/signedIn/alarm/handle/$id' });
  return <LoadedAlarm key={id} id={id} handling />;
}
