import { getSso } from '@gemba/contract/administration/sso/get-sso';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { administrationKeys } from '../administration-keys.ts';

const readSso = readOf(getSso, administrationKeys.sso, {});

export const useGetSso = () => useQuery(readSso);

export const readSsoAhead = () => queries.prefetchQuery(readSso);
