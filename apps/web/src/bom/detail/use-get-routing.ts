import { getRouting } from '@gemba/contract/bom/get-routing';
import { useRead } from '../../kit/client/use-read.ts';
import { bomKeys } from '../bom-keys.ts';

export const useGetRouting = (partNumber: string, revision: string) =>
  useRead(getRouting, bomKeys.routing(partNumber, revision), { params: { partNumber }, query: { revision } });
