import { useQuery } from '@tanstack/react-query';
import { readCompanyLook } from '../../companies/index.ts';
import { administrationKeys } from '../administration-keys.ts';

/** The own words of the company, read anew: another administrator may have changed them. */
export const useWording = () =>
  useQuery({ queryKey: administrationKeys.look, queryFn: ({ signal }) => readCompanyLook(signal) });
