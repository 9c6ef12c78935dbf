import type { UserDetail } from '@gemba/contract/administration/users/user';
import { APPROVAL_KINDS } from '@gemba/contract/orders/deciding/deciding';

/** The fields of a user that the audit trail compares. */
export const auditedFields = (user: UserDetail) => ({
  displayName: user.displayName,
  refId: user.refId,
  expiresOn: user.expiresOn,
  jobTemplate: user.jobTemplate,
  roles: user.roles,
  status: user.status,
  ...Object.fromEntries(APPROVAL_KINDS.map((kind) => [`limit.${kind}`, user.authorities[kind]])),
});
