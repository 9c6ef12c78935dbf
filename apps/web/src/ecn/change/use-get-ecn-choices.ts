import { getEcnChoices } from '@gemba/contract/ecn/get-ecn-choices';
import { useRead } from '../../kit/client/use-read.ts';
import { ecnKeys } from '../ecn-keys.ts';

export const useGetEcnChoices = () => useRead(getEcnChoices, ecnKeys.choices, {}).data;
