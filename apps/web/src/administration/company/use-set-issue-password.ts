import { setIssuePassword } from '@gemba/contract/administration/company/set-issue-password';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../kit/client/call.ts';
import { useRefused } from '../../kit/posting/refused-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { administrationKeys } from '../administration-keys.ts';

export const useSetIssuePassword = (version: number, onSet: () => void) => {
  const t = useTranslations('administration');
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (issuePassword: string | null) =>
      call(setIssuePassword, { body: { issuePassword, version } }, { quiet: setIssuePassword.refusals }),
    onSuccess: ({ hasIssuePassword }) => {
      showToast(t(hasIssuePassword ? 'issuePasswordSaved' : 'issuePasswordGone'));
      onSet();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: administrationKeys.company }),
  });
  return { set: mutate, busy: isPending, refused: useRefused(error), forgive: reset };
};
