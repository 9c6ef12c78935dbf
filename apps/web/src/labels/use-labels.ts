import type { DrawnLabels, LabelFormat } from '@gemba/contract/labels/label-shapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { CallOptions } from '../kit/client/request.ts';
import { labelKeys } from './label-keys.ts';
import type { PrintCall, PrintInput } from './requests.ts';

/** A request for labels: drawn for the screen, as a file, or sent to a printer. */
export interface LabelRequest {
  wanted: object;
  name: string;
  draw: (options: CallOptions) => Promise<DrawnLabels>;
  file: (format: LabelFormat) => Promise<Blob>;
  /** The call that sends them to a printer, and its input. */
  printing: PrintCall;
  inputFor: (printer: string) => PrintInput;
}

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
