import { issueToWorkOrder } from '@gemba/contract/shipping/issue/issue-to-work-order';
import { useNavigate } from '@tanstack/react-router';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { shippingKeys } from '../shipping-keys.ts';

/** Issues components to a work order and shows the issue. The password is not kept with the request. */
export const useIssueToWorkOrder = (woNumber: string, password: string) => {
  const navigate = useNavigate();
  const afterPosting = useAfterPosting();
  return usePosting(
    issueToWorkOrder,
    'issue',
    (issue) => {
      removeDraft(formKey('issue'));
      afterPosting([shippingKeys.issue(issue.issueNumber), issue]);
      void navigate({ to: '/shipperWo/editWo', search: { woNumber, posted: issue.issueNumber }, replace: true });
    },
    {
      keptOf: ({ params, body }) => ({ params, body: { ...body, issuePassword: '' } }),
      wholeOf: ({ params, body }) =>
        password === '' ? undefined : { params, body: { ...body, issuePassword: password } },
      onPostedBefore: () => {
        removeDraft(formKey('issue'));
        afterPosting();
      },
    },
  );
};
