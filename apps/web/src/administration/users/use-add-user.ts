import { addUser } from '@gemba/contract/administration/users/add-user';
import type { UserDetail } from '@gemba/contract/administration/users/user';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';

export const useAddUser = (form: string, onAdded: (user: UserDetail) => void) => {
  const afterPosting = useAfterPosting();
  return usePosting(addUser, form, (user) => {
    removeDraft(formKey(form));
    afterPosting();
    onAdded(user);
  });
};
