import { queryWorkOrderInfoCenter } from '@gemba/contract/info-centres/query-work-order-info-center';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) =>
  [queryWorkOrderInfoCenter, infoCentreKeys.centre('workOrders', query), { query }] as const;

export const useQueryWorkOrderInfoCenter = (query: Moment) => useFreshRead(...asked(query));

export const readWorkOrderCentreAhead = ({ sharedOn }: SearchParams) =>
  readFreshAhead(...asked(momentIn({ sharedOn })));
