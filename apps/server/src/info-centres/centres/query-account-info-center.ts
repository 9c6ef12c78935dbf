import * as contract from '@gemba/contract/info-centres/query-account-info-center';
import { operation } from '../../kit/http/operation.ts';
import { answerCentre } from './answer-centre.ts';

export const queryAccountInfoCenter = operation(contract.queryAccountInfoCenter, (tx, actor, { query }) =>
  answerCentre(tx, actor, 'accounting', query),
);
