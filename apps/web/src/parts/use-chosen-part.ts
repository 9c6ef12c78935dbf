import { asPartNumber } from '@gemba/contract/parts/part-number';
import { useSearch } from '@tanstack/react-router';
import type { SearchParams } from '../kit/router/screen.ts';

/** The part number of an address, normalised; empty where there is none. */
export const partIn = ({ partNumber = '' }: SearchParams): string => asPartNumber(partNumber);

export const useChosenPart = (): string => partIn(useSearch({ strict: false }));
