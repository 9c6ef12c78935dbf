import { getCompanySettings } from '@gemba/contract/administration/company/get-company-settings';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { readOf } from '../../kit/client/use-read.ts';
import { administrationKeys } from '../administration-keys.ts';

const readCompanySettings = readOf(getCompanySettings, administrationKeys.company, {});

export const useGetCompanySettings = () => useQuery(readCompanySettings);

export const readCompanySettingsAhead = () => queries.prefetchQuery(readCompanySettings);
