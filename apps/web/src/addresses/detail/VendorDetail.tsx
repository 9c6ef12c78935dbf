import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { CarriersPart } from './CarriersPart.tsx';
import { ContactsPart } from './ContactsPart.tsx';
import { type Around, DetailFrame } from './DetailFrame.tsx';
import { ManufacturersPart } from './ManufacturersPart.tsx';
import { QualityPart } from './QualityPart.tsx';
import { ReachPart } from './ReachPart.tsx';
import type { Opened } from './read-address.ts';
import { TermsPart } from './TermsPart.tsx';
import { WaysOn } from './WaysOn.tsx';

export function VendorDetail({ vendor, ...around }: Around & { vendor: Opened['vendor'] }) {
  const t = useTranslations('addresses');
  const figures = useFigures();
  const { id, name, lockStatus, currency, creditLimit, contacts, carriers, qualityDocuments, manufacturers } = vendor;
  const credit = { label: t('field.creditLimit'), value: figures.money(creditLimit, currency) };
  return (
    <DetailFrame book="vendor" address={vendor} marks={{ lockStatus }} {...around}>
      <ReachPart address={vendor} />
      <ContactsPart
        title={t('contacts')}
        people={contacts.map((contact) => ({ ...contact, key: String(contact.contactId) }))}
        organisation={name}
      />
      <WaysOn book="vendor" id={id} />
      <TermsPart party={vendor} more={[credit]} />
      <QualityPart vendorId={id} documents={qualityDocuments} />
      <ManufacturersPart manufacturers={manufacturers} />
      <CarriersPart carriers={carriers} />
    </DetailFrame>
  );
}
