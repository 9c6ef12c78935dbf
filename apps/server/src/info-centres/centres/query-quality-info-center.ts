import * as contract from '@gemba/contract/info-centres/query-quality-info-center';
import { operation } from '../../kit/http/operation.ts';
import { answerCentre } from './answer-centre.ts';

export const queryQualityInfoCenter = operation(contract.queryQualityInfoCenter, (tx, actor, { query }) =>
  answerCentre(tx, actor, 'quality', query),
);
