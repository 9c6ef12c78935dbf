import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import type { SearchParams } from '../kit/router/screen.ts';

/** The filters that the address of a list holds; impossible values are ignored. */
export const filtersIn = <Status extends string>(search: SearchParams, states: readonly Status[]) => {
  const status = states.find((one) => one === search['status']);
  const partNumber = asPartNumber(search['part'] ?? '');
  return { ...(status !== undefined && { status }), ...(isPartNumber(partNumber) && { partNumber }) };
};
