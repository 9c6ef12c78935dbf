import { getLabelChoices } from '@gemba/contract/labels/get-label-choices';
import { useRead } from '../kit/client/use-read.ts';
import { labelKeys } from './label-keys.ts';

export const useGetLabelChoices = () => useRead(getLabelChoices, labelKeys.choices, {});
