import type { LockEvent } from '@gemba/contract/addresses/lock-customer';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { LimitMeter } from '../../kit/ui/figures/LimitMeter.tsx';
import { IconLocked, IconOk } from '../../kit/ui/icons.ts';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import { Timeline } from '../../kit/ui/list/Timeline.tsx';
import { CarriersPart } from './CarriersPart.tsx';
import { CatalogPart } from './CatalogPart.tsx';
import { ContactsPart } from './ContactsPart.tsx';
import { CustomerFolds } from './CustomerFolds.tsx';
import { type Around, DetailFrame } from './DetailFrame.tsx';
import { ReachPart } from './ReachPart.tsx';
import type { Opened } from './read-address.ts';
import { TermsPart } from './TermsPart.tsx';
import { useCreditActs } from './use-credit-acts.tsx';
import { useLockActs } from './use-lock-acts.tsx';
import { WaysOn } from './WaysOn.tsx';

export function CustomerDetail({ customer, ...around }: Around & { customer: Opened['customer'] }) {
  const t = useTranslations('addresses');
  const lockActs = useLockActs(customer);
  const creditActs = useCreditActs(customer);
  const { id, name, lock, lockStatus, credit, contacts, carriers, catalogCount } = customer;
  const overCredit = credit.available.startsWith('-');
  return (
    <DetailFrame
      book="customer"
      address={customer}
      marks={{ lockStatus, overCredit }}
      acts={[...creditActs.acts, ...lockActs.acts]}
      {...around}
    >
      {lock && <LockNotice lock={lock} />}
      <ReachPart address={customer} />
      <CreditPart credit={credit} />
      <ContactsPart
        title={t('contacts')}
        people={contacts.map((contact) => ({ ...contact, key: String(contact.contactId) }))}
        organisation={name}
      />
      <WaysOn book="customer" id={id} />
      <TermsPart party={customer} />
      <CustomerFolds customer={customer} />
      <CarriersPart carriers={carriers} />
      <CatalogPart customerId={id} count={catalogCount} />
      <LockHistory history={customer.lockHistory} />
      {creditActs.sheet}
      {lockActs.sheet}
    </DetailFrame>
  );
}

type Props = { credit: Opened['customer']['credit'] };

const PARTS = ['openReceivable', 'unbilled', 'picked', 'available'] as const;

/** The used share of a customer's credit limit. The share is for the eye; the server compares exactly. */
function CreditPart({ credit }: Props) {
  const t = useTranslations('addresses');
  const { money, roundMoney, percent } = useFigures();
  const { creditLimit, used, currency } = credit;
  const share = Number(creditLimit) > 0 ? Number(used) / Number(creditLimit) : Number(used) > 0 ? 2 : 0;
  const told =
    Number(creditLimit) > 0
      ? t('creditUsed', { amount: money(used, currency), share: percent(String(Math.round(share * 100))) })
      : t('creditUsedOfNone', { amount: money(used, currency) });
  return (
    <Card pad>
      <LimitMeter label={t('field.creditLimit')} used={share} text={told} limit={roundMoney(creditLimit, currency)} />
      <KeyValueList
        facts={PARTS.map((part) => ({ label: t(`field.${part}`), value: money(credit[part], currency) }))}
      />
    </Card>
  );
}

/** Nothing is shipped to a locked customer: the reason, date and person. */
function LockNotice({ lock }: { lock: NonNullable<Opened['customer']['lock']> }) {
  const t = useTranslations('addresses');
  const figures = useFigures();
  const { reason, by, at } = lock;
  return (
    <Banner tone="bad" icon={IconLocked} title={t('lockedTitle')}>
      {reason && <p>{reason}</p>}
      {by && at && <p>{t('lockedBy', { by, at: figures.moment(at) })}</p>}
    </Banner>
  );
}

/** Every lock and unlock, newest first. */
function LockHistory({ history }: { history: readonly LockEvent[] }) {
  const t = useTranslations('addresses');
  const figures = useFigures();
  if (history.length === 0) return null;
  return (
    <Fold title={t('lockHistory')} note={history.length}>
      <Timeline
        events={history.map(({ version, event, reason, by, at }) => ({
          key: String(version),
          icon: event === 'lock' ? IconLocked : IconOk,
          tone: event === 'lock' ? 'bad' : 'ok',
          title: t(`history.${event}`),
          time: figures.moment(at),
          sub: `${by} · ${reason}`,
        }))}
      />
    </Fold>
  );
}
