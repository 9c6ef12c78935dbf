import { changeUser } from '@gemba/contract/administration/users/change-user';
import type { UserDetail } from '@gemba/contract/administration/users/user';
import { useTranslations } from 'use-intl';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useChangeUser = (form: string, onSaved: (user: UserDetail) => void) => {
  const t = useTranslations('administration');
  const afterPosting = useAfterPosting();
  return usePosting(changeUser, form, (user) => {
    removeDraft(formKey(form));
    afterPosting([administrationKeys.user(String(user.userId)), user]);
    onSaved(user);
    showToast(t('userSaved', { name: user.displayName }));
  });
};
