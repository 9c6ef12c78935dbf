import { getPartChoices } from '@gemba/contract/parts/get-part-choices';
import { useRead } from '../../kit/client/use-read.ts';
import { partKeys } from '../part-keys.ts';

export const useGetPartChoices = () => useRead(getPartChoices, partKeys.choices, {}).data;

export type PartChoices = ReturnType<typeof useGetPartChoices>;
