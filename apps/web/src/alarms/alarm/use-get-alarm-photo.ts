import { getAlarmPhoto } from '@gemba/contract/alarms/alarm/get-alarm-photo';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../kit/client/fetch-file.ts';
import { alarmKeys } from '../alarm-keys.ts';

const MINUTE = 60_000;

export const useGetAlarmPhoto = (id: number, photoId: string) =>
  useQuery({
    queryKey: alarmKeys.photo(id, photoId),
    queryFn: ({ signal }) => fetchFile(getAlarmPhoto, { params: { id: String(id), photoId } }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: MINUTE,
  });
