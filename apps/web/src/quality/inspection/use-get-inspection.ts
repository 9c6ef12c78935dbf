import { getInspection } from '@gemba/contract/quality/inspection/get-inspection';
import { queries } from '../../kit/client/queries.ts';
import { freshOf, useFormRead } from '../../kit/client/use-read.ts';
import { qualityKeys } from '../quality-keys.ts';

const inspection = (irNumber: string) =>
  freshOf(getInspection, qualityKeys.inspection(irNumber), { params: { irNumber } });

export const useGetInspection = (irNumber: string) => useFormRead(inspection(irNumber));

export const readInspectionAhead = (irNumber: string) => queries.prefetchQuery(inspection(irNumber));
