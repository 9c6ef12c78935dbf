import { addDays } from '@gemba/contract/kit/dates';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../kit/ui/Button.tsx';
import { Field } from '../kit/ui/Field.tsx';
import { Help } from '../kit/ui/Help.tsx';
import { RadioList } from '../kit/ui/RadioList.tsx';
import { Sheet } from '../kit/ui/Sheet.tsx';
import styles from './DelegationScreen.module.css';
import { PersonSearch } from './PersonSearch.tsx';
import sheets from './Sheets.module.css';
import { useDelegate } from './use-delegations.ts';

const WEEK = 6;

type Props = { today: string; kinds: readonly ApprovalKind[]; onClose: () => void };

/** Hands the own authority to another person for some days. */
export function DelegateSheet({ today, kinds, onClose }: Props) {
  const t = useTranslations('approvals');
  const [person, setPerson] = useState<{ userId: number; name: string }>();
  const [type, setType] = useState<ApprovalKind | 'all'>('all');
  const [fromDate, setFrom] = useState(today);
  const [thruDate, setThru] = useState(addDays(today, WEEK));
  const [tried, setTried] = useState(false);
  const id = useId();
  const { delegate, busy, wrong, forgive } = useDelegate(onClose);
  const wrongAt = (field: NonNullable<typeof wrong>['at']) => (wrong?.at === field ? wrong?.words : undefined);
  const reversed = fromDate !== '' && thruDate !== '' && thruDate < fromDate;
  const daysMissing = fromDate === '' || thruDate === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (busy || !person || daysMissing || reversed) return;
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
      <div className={sheets['form']}>
        <PersonSearch
          value={person}
          onChange={(chosen) => {
            setPerson(chosen);
            forgive();
          }}
        />
        {tried && !person && <Help tone="error">{t('choosePerson')}</Help>}
        {wrongAt('toUserId') && <Help tone="error">{wrongAt('toUserId')}</Help>}
        <form id={id} className={sheets['form']} onSubmit={submit} onChange={forgive}>
          <div className={styles['days']}>
            <Field
              type="date"
              label={t('from')}
              value={fromDate}
              min={today}
              error={wrongAt('fromDate')}
              onChange={(event) => setFrom(event.target.value)}
            />
            <Field
              type="date"
              label={t('thru')}
              value={thruDate}
              min={today}
              error={reversed ? t('reversed') : tried && daysMissing ? t('daysMissing') : wrongAt('thruDate')}
              onChange={(event) => setThru(event.target.value)}
            />
          </div>
          <RadioList
            label={t('whichKind')}
            labelShown
            value={type}
            onChange={setType}
            options={[
              { value: 'all' as const, title: t('allKinds') },
              ...kinds.map((kind) => ({ value: kind, title: t(`kindLong.${kind}`) })),
            ]}
          />
          {wrongAt('type') && <Help tone="error">{wrongAt('type')}</Help>}
          {wrongAt(undefined) && <Help tone="error">{wrongAt(undefined)}</Help>}
        </form>
      </div>
    </Sheet>
  );
}
