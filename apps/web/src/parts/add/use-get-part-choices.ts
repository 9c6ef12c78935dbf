import { getPartChoices } from '@gemba/contract/parts/get-part-choices';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { partKeys } from '../part-keys.ts';

const QUERY = readOf(getPartChoices, partKeys.choices, {});

export const useGetPartChoices = () => useQuery(QUERY).data;

export const readPartChoicesAhead = () => queries.prefetchQuery(QUERY);

export type PartChoices = ReturnType<typeof useGetPartChoices>;
