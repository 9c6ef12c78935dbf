import { readDecidedForMeAhead } from './use-list-decided-for-me.ts';
import { readDelegationsAhead } from './use-list-delegations.ts';
import { readOwnAuthoritiesAhead } from './use-list-own-authorities.ts';

export const readDelegationAhead = () =>
  Promise.all([readOwnAuthoritiesAhead(), readDelegationsAhead(), readDecidedForMeAhead()]);
