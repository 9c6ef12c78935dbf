import { useQuery } from '@tanstack/react-query';
import { nextLook } from './next-look.ts';
import { readOfMyDay } from './use-get-my-day.ts';

/** A task that runs on after its shift, from the moment when the shift ends. */
export const useForgottenStop = () =>
  useQuery({
    ...readOfMyDay(),
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => data && nextLook(data, Date.now() - dataUpdatedAt),
  }).data?.forgottenStop;
