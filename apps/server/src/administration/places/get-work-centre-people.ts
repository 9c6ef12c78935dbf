import * as contract from '@gemba/contract/administration/places/get-work-centre-people';
import { operation } from '../../kit/http/operation.ts';
import { readCentrePeople } from './work-centre-people.sql.ts';

export const getWorkCentrePeople = operation(contract.getWorkCentrePeople, (tx, { companyId }, { params }) =>
  readCentrePeople(tx, companyId, params.wc),
);
