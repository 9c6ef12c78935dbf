import * as contract from '@gemba/contract/interfaces/keys/add-api-key';
import { statement } from '../../kit/database/statement.ts';
import { operation } from '../../kit/http/operation.ts';
import { KEY_COLUMNS, KEY_ROWS, type KeyRow } from './api-key-row.ts';
import { makeKey } from './make-key.ts';

const selectKey = statement<{ companyId: number; keyId: string }, KeyRow>(
  `select ${KEY_COLUMNS} from ${KEY_ROWS} where k.company_id = :companyId and k.key_id = :keyId`,
);

export const addApiKey = operation(contract.addApiKey, async (tx, { companyId, userId }, { body }) => {
  const roles = [...new Set(body.roles)];
  const { key, keyId } = await makeKey(tx, companyId, { ...body, roles, createdBy: userId });
  return { key, apiKey: await tx.one(selectKey({ companyId, keyId })) };
});
