import { getInspection } from '@gemba/contract/quality/inspection/get-inspection';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { qualityKeys } from '../quality-keys.ts';

export const useGetInspection = (irNumber: string) =>
  useFreshRead(getInspection, qualityKeys.inspection(irNumber), { params: { irNumber } });
