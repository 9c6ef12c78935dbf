import { changeUserStatus } from '@gemba/contract/administration/users/change-user-status';
import type { UserDetail, UserStatus } from '@gemba/contract/administration/users/user';
import { useTranslations } from 'use-intl';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useChangeUserStatus = ({ userId, revision }: UserDetail, onChanged: (user: UserDetail) => void) => {
  const t = useTranslations('administration');
  const afterPosting = useAfterPosting();
  const { send, ...posting } = usePosting(changeUserStatus, `status of user ${userId} ${revision}`, (user) => {
    afterPosting([administrationKeys.user(String(userId)), user]);
    showToast(t(`statusSet.${user.status}`, { name: user.displayName }));
    onChanged(user);
  });
  return {
    ...posting,
    send: (status: UserStatus) => send({ params: { userId: String(userId) }, body: { status, revision } }),
  };
};
