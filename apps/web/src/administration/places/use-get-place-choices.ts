import { getPlaceChoices } from '@gemba/contract/administration/places/get-place-choices';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useGetPlaceChoices = () =>
  useQuery({
    queryKey: administrationKeys.placeChoices,
    queryFn: ({ signal }) => call(getPlaceChoices, {}, { signal }),
  });
