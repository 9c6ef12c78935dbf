import { querySalesInfoCenter } from '@gemba/contract/info-centres/query-sales-info-center';
import { useFreshRead } from '../../kit/client/use-read.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

export const useQuerySalesInfoCenter = (currentYear: string | undefined) =>
  useFreshRead(querySalesInfoCenter, infoCentreKeys.centre('sales', currentYear), {
    query: currentYear ? { currentYear } : {},
  });
