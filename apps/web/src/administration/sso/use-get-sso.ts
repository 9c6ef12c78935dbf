import { getSso } from '@gemba/contract/administration/sso/get-sso';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useGetSso = () =>
  useQuery({
    queryKey: administrationKeys.sso,
    queryFn: ({ signal }) => call(getSso, {}, { signal, quiet: true }),
  });
