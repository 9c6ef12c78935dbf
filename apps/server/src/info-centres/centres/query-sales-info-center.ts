import * as contract from '@gemba/contract/info-centres/query-sales-info-center';
import { operation } from '../../kit/http/operation.ts';
import { answerCentre } from './answer-centre.ts';

export const querySalesInfoCenter = operation(contract.querySalesInfoCenter, (tx, actor, { query }) =>
  answerCentre(tx, actor, 'sales', query),
);
