import type { CallReply } from '@gemba/contract/kit/call';
import { getLabelChoices } from '@gemba/contract/labels/get-label-choices';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../kit/client/queries.ts';
import { readOf } from '../kit/client/use-read.ts';
import { labelKeys } from './label-keys.ts';

export type LabelChoices = CallReply<typeof getLabelChoices>;

const choices = readOf(getLabelChoices, labelKeys.choices, {});

export const useGetLabelChoices = () => useQuery(choices);

export const readLabelChoicesAhead = () => queries.prefetchQuery(choices);

/** As far as they have been read. */
export const labelChoicesNow = () => queries.getQueryData(choices.queryKey);
