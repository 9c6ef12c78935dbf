import { getInspection } from '@gemba/contract/quality/inspection/get-inspection';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import { qualityKeys } from '../quality-keys.ts';

const inspection = (irNumber: string) =>
  [getInspection, qualityKeys.inspection(irNumber), { params: { irNumber } }] as const;

export const useGetInspection = (irNumber: string) => useFreshRead(...inspection(irNumber));

export const readInspectionAhead = (irNumber: string) => readFreshAhead(...inspection(irNumber));
