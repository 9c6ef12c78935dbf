import { addAlarmPhoto } from '@gemba/contract/alarms/alarm/add-alarm-photo';
import type { Alarm, AlarmEvent } from '@gemba/contract/alarms/alarm/alarm';
import { useQueryClient } from '@tanstack/react-query';
import { useSendPhotos } from '../../kit/photos/use-send-photos.ts';
import { placePhotos } from '../../kit/photos/waiting-photos.ts';
import { sendPosting } from '../../kit/posting/send-posting.ts';
import { alarmKeys } from '../alarm-keys.ts';

const documentOf = (id: number) => `alarm ${id}`;

/** The photos of a form belong to the entry of the time line that it wrote. */
export const placeAlarmPhotos = (form: string, { id, events }: Alarm, wrote: AlarmEvent['kind']) => {
  const entry = events.findLast(({ kind }) => kind === wrote);
  return placePhotos(form, () => entry && { document: documentOf(id), item: entry.eventNumber });
};

/** Sends the waiting photos of an alarm. */
export const useAddAlarmPhoto = (id: number) => {
  const queries = useQueryClient();
  return useSendPhotos([documentOf(id)], async ({ item: eventNumber = 1 }, options) => {
    await sendPosting(addAlarmPhoto, { params: { id: String(id) }, body: { eventNumber } }, options);
    await queries.invalidateQueries({ queryKey: alarmKeys.alarm(String(id)) });
  });
};
