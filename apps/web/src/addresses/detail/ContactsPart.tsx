import type { Contact } from '@gemba/contract/addresses/address-shapes';
import type { Department } from '@gemba/contract/addresses/get-department';
import { useTranslations } from 'use-intl';
import { wholeCodes } from '../../kit/text/whole-codes.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { IconShare } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import { BreakableMail } from '../BreakableMail.tsx';
import { CallLink } from '../CallLink.tsx';
import { mail, outside } from '../contact-links.ts';
import { shareCard } from '../share-card.ts';
import styles from './Frame.module.css';

type Person = Omit<Contact, 'contactId' | 'roles' | 'mobile'> &
  Partial<Pick<Contact, 'roles' | 'mobile'> & Pick<Department['people'][number], 'contract'>> & { key: string };
type Props = { title: string; people: readonly Person[]; organisation: string };

/** The contact persons by subject. A tap on a person writes to them. */
export function ContactsPart({ title, people, organisation }: Props) {
  const t = useTranslations('addresses');
  if (people.length === 0) return null;
  return (
    <ListSection title={title} note={people.length}>
      {people.map(({ key, name, jobTitle, phone, mobile = null, email, roles = [], contract }) => (
        <ListRow
          key={key}
          lead={<Avatar name={name} />}
          title={name}
          sub={
            <span className={styles['lines']}>
              {wholeCodes([jobTitle, mobile, phone].filter(Boolean).map((line) => `${line}\n`))}
              {email && <BreakableMail address={email} />}
            </span>
          }
          chips={
            (contract || roles.length > 0) && (
              <>
                {contract && (
                  <StatusTag tone="idle" plain>
                    {t(`contract.${contract}`)}
                  </StatusTag>
                )}
                {roles.map((role) => (
                  <StatusTag key={role} tone={role === 'default' ? 'brand' : 'idle'} plain>
                    {t(`role.${role}`)}
                  </StatusTag>
                ))}
              </>
            )
          }
          href={email ? mail(email) : undefined}
          chevron={false}
          renderLink={outside}
          trailing={
            <>
              {(mobile ?? phone) && <CallLink phone={mobile ?? phone ?? ''} name={name} />}
              <IconButton
                icon={IconShare}
                label={t('shareName', { name })}
                onClick={() =>
                  void shareCard(name, {
                    person: name,
                    organisation,
                    title: jobTitle,
                    email,
                    note: '',
                    phones: [
                      { kind: 'WORK', number: phone },
                      { kind: 'CELL', number: mobile },
                    ],
                  })
                }
              />
            </>
          }
        />
      ))}
    </ListSection>
  );
}
