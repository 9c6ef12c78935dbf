import type {
  CentrePart,
  CentrePerson,
  WorkCentrePeople,
} from '@gemba/contract/administration/places/work-centre-people';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { IconAddPerson, IconDelete } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';
import styles from '../Form.module.css';
import { AddCentrePersonSheet } from './AddCentrePersonSheet.tsx';
import { useSetWorkCentrePerson } from './use-set-work-centre-person.ts';

/** The workers and the leads of a work centre; each is taken on by name and leaves after a question. */
export function CentrePeoplePart({ people }: { people: WorkCentrePeople }) {
  const t = useTranslations('administration');
  const { wc, workers, leads } = people;
  const [adding, setAdding] = useState<CentrePart>();
  const [leaving, setLeaving] = useState<CentrePerson & { part: CentrePart }>();
  // One for the sheet and the rows: two would send different people under one key.
  const setting = useSetWorkCentrePerson(wc, () => setAdding(undefined));
  const parts = [
    { part: 'WORKER', members: workers },
    { part: 'LEAD', members: leads },
  ] as const;
  return (
    <>
      {!adding && <PostingNotice posting={setting} shownAtField={false} />}
      {parts.map(({ part, members }) => (
        <section key={part} className={styles['form']}>
          {members.length > 0 ? (
            <ListSection title={t(`centrePart.${part}`)}>
              {members.map((person) => (
                <PersonRow
                  key={person.employeeId}
                  person={person}
                  part={part}
                  onLeave={() => setLeaving({ ...person, part })}
                />
              ))}
            </ListSection>
          ) : (
            <Help>{t(`centreNobody.${part}`)}</Help>
          )}
          <Button kind="outline" wide icon={IconAddPerson} aria-haspopup="dialog" onClick={() => setAdding(part)}>
            {t(`addCentrePerson.${part}`)}
          </Button>
        </section>
      ))}
      {adding && (
        <AddCentrePersonSheet
          part={adding}
          known={parts.find(({ part }) => part === adding)?.members ?? []}
          setting={setting}
          onClose={() => setAdding(undefined)}
        />
      )}
      {leaving && (
        <ConfirmSheet
          danger
          open
          onClose={() => setLeaving(undefined)}
          title={t(`removeCentrePerson.${leaving.part}`, { name: leaving.name, wc })}
          confirmLabel={t('removePerson')}
          busy={setting.busy}
          onConfirm={async () => {
            await setting.send({ employeeId: leaving.employeeId, part: leaving.part, belongs: false });
            setLeaving(undefined);
          }}
        >
          {t(`removeCentrePersonHow.${leaving.part}`)}
        </ConfirmSheet>
      )}
    </>
  );
}

function PersonRow({ person, part, onLeave }: { person: CentrePerson; part: CentrePart; onLeave: () => void }) {
  const t = useTranslations('administration');
  const { employeeId, name, jobTitle, departmentName } = person;
  const hint = hintOf(person, part);
  return (
    <ListRow
      lead={<Avatar name={name} />}
      title={name}
      sub={[employeeId, jobTitle, departmentName].filter(Boolean).join(' · ')}
      chips={
        hint && (
          <StatusTag tone="warn" shape="cross">
            {t(`centreHint.${hint}`)}
          </StatusTag>
        )
      }
      trailing={
        <IconButton
          icon={IconDelete}
          label={t('removePersonNamed', { name })}
          aria-haspopup="dialog"
          onClick={onLeave}
        />
      }
    />
  );
}

/** Why somebody cannot act at the work centre, although they belong to it. */
const hintOf = ({ active, hasUser, mayLead }: CentrePerson, part: CentrePart) => {
  if (!active) return 'left';
  if (!hasUser) return 'noUser';
  return part === 'LEAD' && !mayLead ? 'noLeadRole' : undefined;
};
