import { queryAccountInfoCenter } from '@gemba/contract/info-centres/query-account-info-center';
import { readFreshAhead, useFreshRead } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) =>
  [queryAccountInfoCenter, infoCentreKeys.centre('accounting', query), { query }] as const;

export const useQueryAccountInfoCenter = (query: Moment) => useFreshRead(...asked(query));

export const readAccountCentreAhead = ({ sharedOn }: SearchParams) => readFreshAhead(...asked(momentIn({ sharedOn })));
