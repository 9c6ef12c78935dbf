import { getCompanySettings } from '@gemba/contract/administration/company/get-company-settings';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useGetCompanySettings = () =>
  useQuery({
    queryKey: administrationKeys.company,
    queryFn: ({ signal }) => call(getCompanySettings, {}, { signal, quiet: true }),
  });
