import * as contract from '@gemba/contract/administration/users/get-user';
import { operation } from '../../kit/http/operation.ts';
import { readUser } from './users.sql.ts';

export const getUser = operation(contract.getUser, (tx, { companyId }, { params }) =>
  readUser(tx, companyId, Number(params.userId)),
);
