import * as contract from '@gemba/contract/info-centres/query-ware-housing-info-center';
import { operation } from '../../kit/http/operation.ts';
import { answerCentre } from './answer-centre.ts';

export const queryWareHousingInfoCenter = operation(contract.queryWareHousingInfoCenter, (tx, actor, { query }) =>
  answerCentre(tx, actor, 'warehouse', query),
);
