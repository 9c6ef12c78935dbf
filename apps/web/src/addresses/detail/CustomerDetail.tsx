import { useTranslations } from 'use-intl';
import { CarriersPart } from './CarriersPart.tsx';
import { CatalogPart } from './CatalogPart.tsx';
import { ContactsPart } from './ContactsPart.tsx';
import { CreditPart } from './CreditPart.tsx';
import { CustomerFolds } from './CustomerFolds.tsx';
import { type Around, DetailFrame } from './DetailFrame.tsx';
import { LockHistory } from './LockHistory.tsx';
import { LockNotice } from './LockNotice.tsx';
import { ReachPart } from './ReachPart.tsx';
import type { Opened } from './read-address.ts';
import { TermsPart } from './TermsPart.tsx';
import { useLockActs } from './use-lock-acts.tsx';
import { WaysOn } from './WaysOn.tsx';

export function CustomerDetail({ customer, ...around }: Around & { customer: Opened['customer'] }) {
  const t = useTranslations('addresses');
  const { acts, sheet } = useLockActs(customer);
  const { id, name, lock, lockStatus, credit, contacts, carriers, catalogCount } = customer;
  const overCredit = credit.available.startsWith('-');
  return (
    <DetailFrame book="customer" address={customer} marks={{ lockStatus, overCredit }} acts={acts} {...around}>
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
      {sheet}
    </DetailFrame>
  );
}
