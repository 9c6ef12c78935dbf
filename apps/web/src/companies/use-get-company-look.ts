import { getCompanyLook } from '@gemba/contract/companies/get-company-look';
import { useQuery } from '@tanstack/react-query';
import { call } from '../kit/client/call.ts';
import { companyLook, wearLook } from './company-look.ts';

/** The whole look, as it is now. */
export const readCompanyLook = async (signal: AbortSignal) => {
  const look = await call(getCompanyLook, { query: {} }, { signal, quiet: true });
  return look ?? { lookVersion: 0, logo: null, wording: [], labelTemplate: '' };
};

/** Reads the look of the company once per page, and only where this device does not know it yet. */
export const useGetCompanyLook = () =>
  useQuery({
    queryKey: ['companies', 'look'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const known = String(companyLook.get().lookVersion);
      const look = await call(getCompanyLook, { query: { known } }, { signal, quiet: true });
      if (look) wearLook(look);
      return companyLook.get().lookVersion;
    },
  });
