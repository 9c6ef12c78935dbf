import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { labelKeys } from './label-keys.ts';
import type { LabelRequest } from './label-request.ts';

/** Keeps the old labels until the new ones arrive: the preview follows each tap without flicker. */
export const useLabels = (request: LabelRequest | undefined) => {
  const language = useLocale();
  return useQuery({
    queryKey: labelKeys.drawn(language, request?.wanted ?? {}),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      if (!request) throw new Error('nothing is asked for');
      return request.draw({ signal, quiet: true });
    },
  });
};
