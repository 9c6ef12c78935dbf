import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { type IssuableWorkOrder } from '@gemba/contract/shipping/issue/issue';
import { issueToWorkOrder } from '@gemba/contract/shipping/issue/issue-to-work-order';
import { issueToWorkOrderRules } from '@gemba/contract/shipping/issue/issue-to-work-order-rules';
import { useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo, useToday } from '../../auth/index.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconLocked, IconMaintenance, IconWorkOrder } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { issuedItems } from '../form/body.ts';
import { itemFactsOf } from '../form/errors.ts';
import { PickForm } from '../form/PickForm.tsx';
import { firstFrom, lineOfComponent } from '../form/pick-line.ts';
import { usePickForm } from '../form/use-pick-form.ts';
import { useIssueToWorkOrder } from './use-issue-to-work-order.ts';
import { WorkNotices } from './WorkNotices.tsx';

type Props = {
  order: IssuableWorkOrder;
  /** The component whose line is open at first. */
  firstPart: string | undefined;
  /** The components are taken from there first. */
  location: string | undefined;
  onBack: () => void;
};

/** The issue password lives here and nowhere else: in no draft, no address, no log. */
export function IssueWo({ order, firstPart, location, onBack }: Props) {
  const t = useTranslations('shipping');
  const say = useRefusal();
  const figures = useFigures();
  const linkTo = useLinkTo();
  const { today } = useToday();
  const { woNumber, part, quantityOrdered, uom, dueDate, hasIssuePassword } = order;
  const lines = useMemo(
    () => order.components.map((component) => firstFrom(lineOfComponent(component), location)),
    [order.components, location],
  );
  const [password, setPassword] = useState('');
  const [missed, setMissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const posting = useIssueToWorkOrder(woNumber, password);
  const components = lines.map(itemFactsOf);
  const form = usePickForm({
    lines,
    kind: 'issue',
    posting,
    rulesOf: (typed) => issueToWorkOrderRules({ body: { items: issuedItems(lines, typed) } }, { components }),
  });
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
          <span className="code">{part}</span>
          {` · ${t('quantityOf', { quantity: figures.quantity(quantityOrdered), uom })}`}
          {' · '}
          <span className="whole">{t('due', { day: dueDate === today ? t('today') : figures.day(dueDate) })}</span>
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
          <Card pad>
            <Field
              ref={field}
              type="password"
              label={t('issuePassword')}
              // The company's password, no password of a person: the browser must not keep it.
              autoComplete="one-time-code"
              value={password}
              maxLength={maximumLength(issueToWorkOrder.body.shape.issuePassword)}
              error={passwordError}
              help={t('issuePasswordHow')}
              onChange={({ target }) => {
                setMissed(false);
                posting.forgive();
                setPassword(target.value);
              }}
            />
          </Card>
        )
      }
      renderButtons={(count) =>
        hasIssuePassword ? (
          <PostButton posting={{ ...posting, check }} icon={IconMaintenance} check={t('check')} onPost={issue}>
            {t('issueLines', { count })}
          </PostButton>
        ) : (
          <Button kind="primary" wide icon={IconLocked} disabled>
            {t('noIssuePassword')}
          </Button>
        )
      }
      posting={{ ...posting, check }}
      lines={lines}
      firstPart={firstPart}
      form={form}
    />
  );
}
