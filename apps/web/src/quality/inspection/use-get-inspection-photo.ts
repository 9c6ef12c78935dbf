import { getInspectionPhoto } from '@gemba/contract/quality/inspection/get-inspection-photo';
import { useQuery } from '@tanstack/react-query';
import { fetchFile } from '../../kit/client/fetch-file.ts';
import { qualityKeys } from '../quality-keys.ts';

const MINUTE = 60_000;

export const useGetInspectionPhoto = (irNumber: string, photoId: string) =>
  useQuery({
    queryKey: [...qualityKeys.inspection(irNumber), 'photo', photoId],
    queryFn: ({ signal }) => fetchFile(getInspectionPhoto, { params: { irNumber, photoId } }, { signal, quiet: true }),
    staleTime: Infinity,
    gcTime: MINUTE,
  });
