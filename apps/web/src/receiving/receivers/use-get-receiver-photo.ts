import { getReceiverPhoto } from '@gemba/contract/receiving/receivers/get-receiver-photo';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../kit/client/fetch-file.ts';
import { receivingKeys } from '../receiving-keys.ts';

const MINUTE = 60_000;

export const useGetReceiverPhoto = (receiverNumber: string, photoId: string) =>
  useQuery({
    queryKey: [...receivingKeys.receiver(receiverNumber), 'photo', photoId],
    queryFn: ({ signal }) =>
      fetchFile(getReceiverPhoto, { params: { receiverNumber, photoId } }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: MINUTE,
  });
