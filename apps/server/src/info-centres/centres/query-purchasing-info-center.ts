import * as contract from '@gemba/contract/info-centres/query-purchasing-info-center';
import { operation } from '../../kit/http/operation.ts';
import { answerCentre } from './answer-centre.ts';

export const queryPurchasingInfoCenter = operation(contract.queryPurchasingInfoCenter, (tx, actor, { query }) =>
  answerCentre(tx, actor, 'purchasing', query),
);
