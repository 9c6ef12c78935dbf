import { querySalesInfoCenter } from '@gemba/contract/info-centres/query-sales-info-center';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) => [querySalesInfoCenter, infoCentreKeys.centre('sales', query), { query }] as const;

export const useQuerySalesInfoCenter = (query: Moment) => useFreshRead(...asked(query));

export const readSalesCentreAhead = ({ currentYear, sharedOn }: SearchParams) =>
  readFreshAhead(...asked(momentIn({ currentYear, sharedOn })));
