import type { CentrePart, Employee } from '@gemba/contract/administration/places/work-centre-people';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PagedList } from '../../kit/ui/list/PagedList.tsx';
import styles from '../Form.module.css';
import { useListEmployees } from './use-list-employees.ts';
import type { useSetWorkCentrePerson } from './use-set-work-centre-person.ts';

type Props = {
  part: CentrePart;
  known: readonly Employee[];
  setting: ReturnType<typeof useSetWorkCentrePerson>;
  onClose: () => void;
};

/** A new worker or lead: a tap on the person. */
export function AddCentrePersonSheet({ part, known, setting, onClose }: Props) {
  const t = useTranslations('administration');
  const [words, setWords] = useState('');
  const pages = useListEmployees(useDeferredValue(words.trim()));
  const { send, ...posting } = setting;
  const members = new Set(known.map(({ employeeId }) => employeeId));
  return (
    <Sheet open onClose={onClose} title={t(`addCentrePerson.${part}`)}>
      <div className={styles['form']}>
        <PostingNotice posting={posting} shownAtField={false} />
        <div className={styles['form']} inert={posting.busy || posting.unknown}>
          <SearchField label={t('findEmployee')} value={words} maxLength={64} onChange={setWords} />
          <PagedList
            label={t(`addCentrePerson.${part}`)}
            pages={pages}
            rows={pages.rows?.filter(({ employeeId }) => !members.has(employeeId))}
            empty={<Help>{t('noEmployee')}</Help>}
          >
            {({ employeeId, name, jobTitle, departmentName }) => (
              <ListRow
                key={employeeId}
                lead={<Avatar name={name} />}
                title={name}
                sub={[employeeId, jobTitle, departmentName].filter(Boolean).join(' · ')}
                onClick={() => void send({ employeeId, part, belongs: true })}
              />
            )}
          </PagedList>
        </div>
      </div>
    </Sheet>
  );
}
