import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { queries } from '../kit/client/queries.ts';
import { language } from '../kit/text/language.ts';
import { labelKeys } from './label-keys.ts';
import type { LabelRequest } from './label-request.ts';

const readLabels = (locale: string, request: LabelRequest | undefined) =>
  queryOptions({
    queryKey: labelKeys.drawn(locale, request?.wanted ?? {}),
    enabled: request !== undefined,
    queryFn: async ({ signal }) => {
      if (!request) throw new Error('nothing is asked for');
      return request.draw({ signal, quiet: true });
    },
  });

/** Keeps the old labels until the new ones arrive: the preview follows each tap without flicker. */
export const useLabels = (request: LabelRequest | undefined) =>
  useQuery({ ...readLabels(useLocale(), request), placeholderData: keepPreviousData });

export const readLabelsAhead = (request: LabelRequest) => queries.prefetchQuery(readLabels(language.get(), request));
