import { getWorkCentrePeople } from '@gemba/contract/administration/places/get-work-centre-people';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { administrationKeys } from '../administration-keys.ts';

const readPeople = (wc: string) =>
  readOf(getWorkCentrePeople, administrationKeys.workCentrePeople(wc), { params: { wc } });

export const useGetWorkCentrePeople = (wc: string) => useQuery(readPeople(wc));

export const readWorkCentrePeopleAhead = (wc: string) => queries.prefetchQuery(readPeople(wc));
