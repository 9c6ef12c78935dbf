import { queryAccountInfoCenter } from '@gemba/contract/info-centres/query-account-info-center';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../kit/client/queries.ts';
import { freshOf } from '../../kit/client/use-read.ts';
import type { SearchParams } from '../../kit/router/screen.ts';
import { type Moment, momentIn } from '../figure/figure-asked.ts';
import { infoCentreKeys } from '../info-centre-keys.ts';

const asked = (query: Moment) => freshOf(queryAccountInfoCenter, infoCentreKeys.centre('accounting', query), { query });

export const useQueryAccountInfoCenter = (query: Moment) => useQuery(asked(query));

export const readAccountCentreAhead = ({ sharedOn }: SearchParams) =>
  queries.prefetchQuery(asked(momentIn({ sharedOn })));
