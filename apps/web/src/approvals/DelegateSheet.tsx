import { addDays } from '@gemba/contract/kit/dates';
import type { ApprovalKind } from '@gemba/contract/orders/deciding';
import { useState } from 'react';
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
  const { delegate, busy, wrongDay, forgive } = useDelegate(onClose);
  const reversed = fromDate !== '' && thruDate !== '' && thruDate < fromDate;
  const daysMissing = fromDate === '' || thruDate === '';
  const submit = () => {
    setTried(true);
    if (!person || daysMissing || reversed) return undefined;
    return delegate({ toUserId: person.userId, fromDate, thruDate, ...(type !== 'all' && { type }) });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('handOver')}
      sub={t('handOverHow')}
      footer={
        <Button kind="primary" wide busy={busy} onClick={submit}>
          {person ? t('handOverTo', { name: person.name }) : t('handOver')}
        </Button>
      }
    >
      <div className={sheets['form']}>
        <PersonSearch value={person} onChange={setPerson} />
        {tried && !person && <Help tone="error">{t('choosePerson')}</Help>}
        <div className={styles['days']}>
          <Field
            type="date"
            label={t('from')}
            value={fromDate}
            onChange={(event) => {
              setFrom(event.target.value);
              forgive();
            }}
          />
          <Field
            type="date"
            label={t('thru')}
            value={thruDate}
            min={today}
            error={reversed ? t('reversed') : tried && daysMissing ? t('daysMissing') : wrongDay}
            onChange={(event) => {
              setThru(event.target.value);
              forgive();
            }}
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
      </div>
    </Sheet>
  );
}
