import { addDays } from '@gemba/contract/kit/dates';
import type { Person } from '@gemba/contract/kit/person';
import type { ApprovalKind } from '@gemba/contract/orders/deciding/deciding';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type FieldPath, type FormError, useForm } from '../../kit/form/use-form.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { RadioList } from '../../kit/ui/input/RadioList.tsx';
import sheets from '../Sheets.module.css';
import styles from './DelegationScreen.module.css';
import { PersonSearch } from './PersonSearch.tsx';
import { useDelegateAuthority } from './use-delegate-authority.ts';

const WEEK = 6;
const FIELDS = ['toUserId', 'type', 'fromDate', 'thruDate'];

type Typed = { person: Person | undefined; type: ApprovalKind | 'all'; fromDate: string; thruDate: string };
type Props = { today: string; kinds: readonly ApprovalKind[]; onClose: () => void };

/** Delegates the own authority to another person for some days. No draft: its days count from today. */
export function DelegateSheet({ today, kinds, onClose }: Props) {
  const t = useTranslations('approvals');
  const id = useId();
  const { delegate, busy, refused, forgive } = useDelegateAuthority(onClose);
  const [empty] = useState<Typed>({ person: undefined, type: 'all', fromDate: today, thruDate: addDays(today, WEEK) });
  const { typed, write, body, errorAt, mayGo, refusedAtField } = useForm({
    empty,
    errorsOf: ({ person, fromDate, thruDate }) => {
      const errors = new Map<FieldPath, FormError>();
      if (!person) errors.set('toUserId', { message: t('choosePerson'), late: true });
      if (fromDate === '' || thruDate === '') errors.set('thruDate', { message: t('daysMissing'), late: true });
      else if (thruDate < fromDate) errors.set('thruDate', { message: t('reversed') });
      return errors;
    },
    fieldOf: ({ field }) => FIELDS.find((name) => name === field),
    posting: { refused, forgive },
  });
  const { person, type, fromDate, thruDate } = typed;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!mayGo() || busy || !person) return;
    void delegate({ toUserId: person.userId, fromDate, thruDate, ...(type !== 'all' && { type }) });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('handOver')}
      sub={t('handOverHow')}
      footer={
        <Button kind="primary" type="submit" form={id} wide busy={busy}>
          {person ? t('handOverTo', { name: person.name }) : t('handOver')}
        </Button>
      }
    >
      <div ref={body} className={sheets['form']}>
        <PersonSearch value={person} onChange={(chosen) => write({ person: chosen })} />
        <ErrorHelp>{errorAt('toUserId')}</ErrorHelp>
        <form id={id} className={sheets['form']} onSubmit={submit}>
          <div className={styles['days']}>
            <Field
              type="date"
              label={t('from')}
              value={fromDate}
              min={today}
              error={errorAt('fromDate')}
              onChange={({ target }) => write({ fromDate: target.value })}
            />
            <Field
              type="date"
              label={t('thru')}
              value={thruDate}
              min={today}
              error={errorAt('thruDate')}
              onChange={({ target }) => write({ thruDate: target.value })}
            />
          </div>
          <RadioList
            label={t('whichKind')}
            labelShown
            value={type}
            onChange={(kind) => write({ type: kind })}
            options={[
              { value: 'all' as const, title: t('allKinds') },
              ...kinds.map((kind) => ({ value: kind, title: t(`kindLong.${kind}`) })),
            ]}
          />
          <ErrorHelp>{errorAt('type') ?? (refusedAtField ? undefined : refused?.message)}</ErrorHelp>
        </form>
      </div>
    </Sheet>
  );
}

/** Below something that cannot mark itself as wrong. */
function ErrorHelp({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <div data-wrong tabIndex={-1}>
      <Help tone="error">{children}</Help>
    </div>
  );
}
