import { useSearch } from '@tanstack/react-router';
import type { SearchParams } from '../kit/router/screen.ts';

/** The ECN number of an address; empty where there is none. */
export const ecnIn = ({ ecnNumber = '' }: SearchParams): string => ecnNumber.trim();

export const useChosenEcn = (): string => ecnIn(useSearch({ strict: false }));
