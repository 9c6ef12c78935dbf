import { type AlarmType, HIGHEST_LEVEL } from '@gemba/contract/alarms/types/alarm-type';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { SelectField } from '../../kit/ui/input/SelectField.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PagedList } from '../../kit/ui/list/PagedList.tsx';
import styles from './TypeSheet.module.css';
import { useListHandlerCandidates } from './use-list-handler-candidates.ts';
import type { useSetAlarmHandler } from './use-set-alarm-handler.ts';

type Props = { type: AlarmType; setting: ReturnType<typeof useSetAlarmHandler>; onClose: () => void };

/** A new handler: the level, whether they are told at once, and a tap on the person. */
export function HandlerSheet({ type, setting, onClose }: Props) {
  const t = useTranslations('alarms');
  const [level, setLevel] = useState(String(type.level));
  const [presetHandler, setPreset] = useState(true);
  const [words, setWords] = useState('');
  const pages = useListHandlerCandidates(useDeferredValue(words.trim()));
  const { send, ...posting } = setting;
  const known = new Set(
    type.handlers.filter((one) => one.level === Number(level)).map(({ handler }) => handler.userId),
  );
  const levels = Array.from({ length: HIGHEST_LEVEL }, (_, index) => index + 1);
  return (
    <Sheet open onClose={onClose} title={t('addHandler')}>
      <div className={styles['form']}>
        <PostingNotice posting={posting} shownAtField={false} />
        <div className={styles['form']} inert={posting.busy || posting.unknown}>
          <SelectField
            label={t('handlerLevel')}
            value={level}
            onChange={setLevel}
            options={levels.map((value) => ({ value: String(value), label: t('levelNumber', { level: value }) }))}
          />
          <Switch label={t('toldAtOnce')} help={t('toldAtOnceHow')} checked={presetHandler} onChange={setPreset} />
          <SearchField label={t('findPerson')} value={words} maxLength={64} onChange={setWords} />
          <PagedList
            label={t('addHandler')}
            pages={pages}
            rows={pages.rows?.filter(({ userId }) => !known.has(userId))}
            empty={<Help>{t('nobodyFound')}</Help>}
          >
            {({ userId, name, jobTitle }) => (
              <ListRow
                key={userId}
                lead={<Avatar name={name} />}
                title={name}
                sub={jobTitle}
                onClick={() => void send({ level: Number(level), handler: userId, presetHandler })}
              />
            )}
          </PagedList>
        </div>
      </div>
    </Sheet>
  );
}
