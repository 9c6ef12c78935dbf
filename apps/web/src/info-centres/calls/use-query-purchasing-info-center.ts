import { queryPurchasingInfoCenter } from '@gemba/contract/info-centres/query-purchasing-info-center';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) =>
  [queryPurchasingInfoCenter, infoCentreKeys.centre('purchasing', query), { query }] as const;

export const useQueryPurchasingInfoCenter = (query: Moment) => useFreshRead(...asked(query));

export const readPurchasingCentreAhead = ({ sharedOn }: SearchParams) =>
  readFreshAhead(...asked(momentIn({ sharedOn })));
