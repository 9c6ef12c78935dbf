import type { AlarmHandler, AlarmType } from '@gemba/contract/alarms/types/alarm-type';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { ConfirmSheet } from '../../kit/ui/feedback/ConfirmSheet.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { IconAddPerson, IconDelete } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { Switch } from '../../kit/ui/input/Switch.tsx';
import { SectionHeader } from '../../kit/ui/layout/SectionHeader.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { HandlerSheet } from './HandlerSheet.tsx';
import styles from './HandlersPart.module.css';
import { useDeleteAlarmHandler } from './use-delete-alarm-handler.ts';
import { useSetAlarmHandler } from './use-set-alarm-handler.ts';

type Props = { type: AlarmType; types: readonly AlarmType[] };

/** The handlers of a type, level by level. Each is told at once when an alarm reaches the level, or is not. */
export function HandlersPart({ type, types }: Props) {
  const t = useTranslations('alarms');
  const { handlers, handlersOf } = type;
  const [adding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<AlarmHandler>();
  // One for the sheet and the switches: two would send different settings under one key.
  const setting = useSetAlarmHandler(type.type, () => setAdding(false));
  const { send: remove, ...removing } = useDeleteAlarmHandler(type.type);
  const above = types.find((one) => one.type === handlersOf);
  const levels = [...Map.groupBy(handlers, ({ level }) => level)].toSorted(([one], [other]) => one - other);
  return (
    <>
      {!adding && <PostingNotice posting={setting} shownAtField={false} />}
      <PostingNotice posting={removing} shownAtField={false} />
      {handlers.length === 0 &&
        (above ? (
          <Banner tone="info" title={t('handlersOf', { type: above.typeName })}>
            {t('handlersOfHow')}
          </Banner>
        ) : (
          <Banner tone="warn" title={t('nobodyHandles')}>
            {t('nobodyHandlesHow')}
          </Banner>
        ))}
      {levels.map(([level, people]) => (
        <section key={level}>
          <SectionHeader title={t('levelNumber', { level })} />
          <List aria-label={t('levelNumber', { level })}>
            {people.map((person) => (
              <li key={person.handler.userId} className={styles['row']}>
                <Switch
                  lead={<Avatar name={person.handler.name} />}
                  label={person.handler.name}
                  help={t(person.presetHandler ? 'isPreset' : 'isNotPreset')}
                  checked={person.presetHandler}
                  disabled={setting.busy || setting.unknown}
                  onChange={(presetHandler) =>
                    void setting.send({ level, handler: person.handler.userId, presetHandler })
                  }
                />
                <IconButton
                  icon={IconDelete}
                  label={t('removeHandler', { name: person.handler.name })}
                  aria-haspopup="dialog"
                  onClick={() => setLeaving(person)}
                />
              </li>
            ))}
          </List>
        </section>
      ))}
      <Button kind="outline" wide icon={IconAddPerson} aria-haspopup="dialog" onClick={() => setAdding(true)}>
        {t('addHandler')}
      </Button>
      {adding && <HandlerSheet type={type} setting={setting} onClose={() => setAdding(false)} />}
      <ConfirmSheet
        danger
        open={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('removeTitle', { name: leaving?.handler.name ?? '', level: leaving?.level ?? 0 })}
        confirmLabel={t('remove')}
        busy={removing.busy}
        onConfirm={async () => {
          if (leaving) await remove(leaving.level, leaving.handler.userId);
          setLeaving(undefined);
        }}
      >
        {t('removeHow')}
      </ConfirmSheet>
    </>
  );
}
