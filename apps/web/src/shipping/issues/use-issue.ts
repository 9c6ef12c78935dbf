import { getIssue, reverseIssue } from '@gemba/contract/shipping/issue-work-order';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useAfterPosting, usePosting } from '../../inventory/index.ts';
import { call } from '../../kit/client/call.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { showToast } from '../../kit/ui/notices.ts';
import { shippingKeys } from '../shipping-keys.ts';

export const useIssue = (issueNumber: string) =>
  useQuery({
    queryKey: shippingKeys.issue(issueNumber),
    enabled: issueNumber !== '',
    queryFn: ({ signal }) => call(getIssue, { params: { issueNumber } }, { signal, quiet: true }),
  });

/** Gives what was issued back and shows the counter-posting. */
export const useReverseIssue = (issueNumber: string) => {
  const t = useTranslations('shipping');
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  const posting = usePosting(reverseIssue, 'reverse issue', (counter) => {
    removeDraft(formKey('reverse'));
    afterPosting([shippingKeys.issue(counter.issueNumber), counter]);
    showToast(t('takenBack', { number: issueNumber }));
    void navigate({ to: '/issueDetail', search: { issueNumber: counter.issueNumber } });
  });
  return { ...posting, send: (reason: string) => posting.send({ params: { issueNumber }, body: { reason } }) };
};
