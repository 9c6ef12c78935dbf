import { useTranslations } from 'use-intl';
import { languageNames } from '../../kit/text/language-names.ts';
import { KeyValueList } from '../../kit/ui/Facts.tsx';
import { Fold } from '../../kit/ui/Fold.tsx';
import { ContactsPart } from './ContactsPart.tsx';
import { type Around, DetailFrame } from './DetailFrame.tsx';
import { ReachPart } from './ReachPart.tsx';
import type { Opened } from './read-address.ts';

export function DepartmentDetail({ department, ...around }: Around & { department: Opened['department'] }) {
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
