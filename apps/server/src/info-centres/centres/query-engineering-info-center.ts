import * as contract from '@gemba/contract/info-centres/query-engineering-info-center';
import { operation } from '../../kit/http/operation.ts';
import { answerCentre } from './answer-centre.ts';

export const queryEngineeringInfoCenter = operation(contract.queryEngineeringInfoCenter, (tx, actor, { query }) =>
  answerCentre(tx, actor, 'engineering', query),
);
