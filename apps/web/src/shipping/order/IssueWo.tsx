import { type IssuableWorkOrder, issueToWorkOrder } from '@gemba/contract/shipping/issue-work-order';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo, useToday } from '../../auth/index.ts';
import { useAfterPosting, usePosting, useRefusal } from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/as-code.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { IconLocked, IconMaintenance, IconWorkOrder } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { issuedItems } from '../form/body.ts';
import { PickForm } from '../form/PickForm.tsx';
import { lineOfComponent } from '../form/pick-line.ts';
import { usePickForm } from '../form/use-pick-form.ts';
import { shippingKeys } from '../shipping-keys.ts';
import { PasswordPart } from './PasswordPart.tsx';
import { WorkNotices } from './WorkNotices.tsx';

type Props = { order: IssuableWorkOrder; onBack: () => void };

/** The issue password lives here and nowhere else: in no draft, no address, no log. */
export function IssueWo({ order, onBack }: Props) {
  const t = useTranslations('shipping');
  const say = useRefusal();
  const figures = useFigures();
  const navigate = useNavigate();
  const linkTo = useLinkTo();
  const { today } = useToday();
  const afterPosting = useAfterPosting();
  const { woNumber, part, hasIssuePassword } = order;
  const lines = useMemo(() => order.components.map(lineOfComponent), [order.components]);
  const [password, setPassword] = useState('');
  const [missed, setMissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const posting = usePosting(
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
  const form = usePickForm({ lines, kind: 'issue', today, posting });
  const withPassword =
    <Result,>(act: () => Result) =>
    () => {
      setMissed(password === '');
      if (password === '') field.current?.focus();
      return password === '' ? undefined : act();
    };
  const issue = () => {
    const mayGo = form.mayGo();
    return withPassword(
      () =>
        mayGo &&
        posting.send({
          params: { woNumber },
          body: { issuePassword: password, items: issuedItems(lines, form.typed) },
        }),
    )();
  };
  const check = withPassword(posting.check);
  const toOrder = linkTo('wo', woNumber);
  const passwordError = form.errorAt('issuePassword') ?? (missed ? say('ISSUE_PASSWORD_REQUIRED') : undefined);
  return (
    <PickForm
      kind="issue"
      title={t.rich('issueWo', { woNumber, code: asCode })}
      subtitle={
        <>
          <span className="code">{part}</span> · {figures.quantity(order.quantityOrdered)}
        </>
      }
      onBack={onBack}
      actions={
        <MenuButton
          label={t('more')}
          items={toOrder ? [{ key: 'order', label: t('toWorkOrder'), icon: IconWorkOrder, href: toOrder }] : []}
        />
      }
      notices={<WorkNotices order={order} />}
      secret={
        hasIssuePassword && (
          <PasswordPart
            ref={field}
            value={password}
            error={passwordError}
            onChange={(typed) => {
              setMissed(false);
              posting.forgive();
              setPassword(typed);
            }}
          />
        )
      }
      renderButtons={(count) =>
        hasIssuePassword ? (
          <Button
            kind="primary"
            wide
            icon={IconMaintenance}
            busy={posting.busy}
            onClick={posting.unknown ? check : issue}
          >
            {posting.unknown ? t('check') : t('issueLines', { count })}
          </Button>
        ) : (
          <Button kind="primary" wide icon={IconLocked} disabled>
            {t('noIssuePassword')}
          </Button>
        )
      }
      posting={{ ...posting, check }}
      {...{ lines, form }}
    />
  );
}
