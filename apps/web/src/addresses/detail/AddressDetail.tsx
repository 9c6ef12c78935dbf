import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { refusalCode } from '../../kit/client/errors.ts';
import { languageNames } from '../../kit/text/language-names.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ContentSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Fold } from '../../kit/ui/layout/Fold.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { KeyValueList } from '../../kit/ui/list/Facts.tsx';
import type { Book } from '../books.ts';
import { AddressMissing } from './AddressMissing.tsx';
import { CarriersPart } from './CarriersPart.tsx';
import { ContactsPart } from './ContactsPart.tsx';
import { CustomerDetail } from './CustomerDetail.tsx';
import { type Around, DetailFrame } from './DetailFrame.tsx';
import { ManufacturersPart } from './ManufacturersPart.tsx';
import { QualityPart } from './QualityPart.tsx';
import { ReachPart } from './ReachPart.tsx';
import { type Opened, readAddress } from './read-address.ts';
import { TermsPart } from './TermsPart.tsx';
import { WaysOn } from './WaysOn.tsx';

type Props = {
  book: Book;
  id: string;
  /** Alone in the window, with a Back button; otherwise beside the list. */
  onBack?: (() => void) | undefined;
};

/** One entry of any book with all its data. */
export function AddressDetail({ book, id, onBack }: Props) {
  const t = useTranslations('addresses');
  const { data, error, isPending, refetch } = useQuery(readAddress(book, id));
  const around = { onBack, onRefresh: refetch };
  if (data && book === 'customer') return <CustomerDetail customer={data as Opened['customer']} {...around} />;
  if (data && book === 'vendor') return <VendorDetail vendor={data as Opened['vendor']} {...around} />;
  if (data) return <DepartmentDetail department={data as Opened['department']} {...around} />;
  const missing = refusalCode(error)?.endsWith('_NOT_EXIST') || refusalCode(error) === 'INVALID_INPUT';
  return (
    <Screen header={<AppBar title={t(`one.${book}`)} onBack={onBack} />} busy={isPending} fill={!isPending}>
      {isPending && <ContentSkeleton />}
      {missing && <AddressMissing book={book} id={id} />}
      {error && !missing && <LoadError error={error} onRetry={refetch} />}
    </Screen>
  );
}

function DepartmentDetail({ department, ...around }: Around & { department: Opened['department'] }) {
  const t = useTranslations('addresses');
  const { name, contacts, people, language } = department;
  return (
    <DetailFrame book="department" address={department} {...around}>
      <ReachPart address={department} />
      <ContactsPart
        title={t('contacts')}
        people={contacts.map((contact) => ({ ...contact, key: String(contact.contactId) }))}
        organisation={name}
      />
      <ContactsPart
        title={t('people')}
        people={people.map((person) => ({ ...person, key: person.employeeId }))}
        organisation={name}
      />
      <Fold title={t('details')}>
        <KeyValueList facts={[{ label: t('field.language'), value: languageNames[language] }]} />
      </Fold>
    </DetailFrame>
  );
}

function VendorDetail({ vendor, ...around }: Around & { vendor: Opened['vendor'] }) {
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
