import * as contract from '@gemba/contract/auth/invitation/open-invitation';
import { readCompany } from '../../companies/index.ts';
import { statement } from '../../kit/database/statement.ts';
import { openOperation } from '../../kit/http/operation.ts';
import { refuse } from '../../kit/refuse.ts';
import { parseInvitation } from './make-invitation.ts';

const selectInvited = statement<{ companyId: number; tokenHash: Buffer }, { userName: string; displayName: string }>(
  `select u.user_name, u.display_name
     from user_invitation i join app_user u on u.company_id = i.company_id and u.user_id = i.user_id
    where i.company_id = :companyId and i.token_hash = :tokenHash and i.expires_at > now()`,
);

export const openInvitation = openOperation(contract.openInvitation, (_visit, { body: { token } }, { database }) => {
  const { companyId, tokenHash } = parseInvitation(token) ?? refuse('INVITATION_NOT_VALID');
  return database.asCompany(companyId, async (tx) => {
    const invited = (await tx.first(selectInvited({ companyId, tokenHash }))) ?? refuse('INVITATION_NOT_VALID');
    const { companyName } = await readCompany(tx, companyId);
    return { companyName, ...invited };
  });
});
