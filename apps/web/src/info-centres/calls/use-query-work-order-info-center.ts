import { queryWorkOrderInfoCenter } from '@gemba/contract/info-centres/query-work-order-info-center';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { freshOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) =>
  freshOf(queryWorkOrderInfoCenter, infoCentreKeys.centre('workOrders', query), { query });

export const useQueryWorkOrderInfoCenter = (query: Moment) => useQuery(asked(query));

export const readWorkOrderCentreAhead = ({ sharedOn }: SearchParams) =>
  queries.prefetchQuery(asked(momentIn({ sharedOn })));
