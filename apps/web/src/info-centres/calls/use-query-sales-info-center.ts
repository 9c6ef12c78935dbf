import { querySalesInfoCenter } from '@gemba/contract/info-centres/query-sales-info-center';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { freshOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) => freshOf(querySalesInfoCenter, infoCentreKeys.centre('sales', query), { query });

export const useQuerySalesInfoCenter = (query: Moment) => useQuery(asked(query));

export const readSalesCentreAhead = ({ currentYear, sharedOn }: SearchParams) =>
  queries.prefetchQuery(asked(momentIn({ currentYear, sharedOn })));
