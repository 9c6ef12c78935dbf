import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { announce } from '../../kit/ui/feedback/announce.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { Avatar } from '../../kit/ui/figures/Avatar.tsx';
import { IconCompany, IconPeople } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { SearchField } from '../../kit/ui/input/SearchField.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from './ComposeForm.module.css';
import { type Chosen, choicesOf, keyOf } from './receiver.ts';
import { useListMessageReceivers } from './use-list-message-receivers.ts';

type Props = { chosen: readonly Chosen[]; onToggle: (one: Chosen) => void; onClose: () => void };

/** People, departments and roles to write to; several may be chosen. */
export function ReceiverSheet({ chosen, onToggle, onClose }: Props) {
  const t = useTranslations('messages');
  const [words, setWords] = useState('');
  const asked = useDeferredValue(words.trim());
  const found = useListMessageReceivers(asked);
  const choices = found.data && choicesOf(found.data, asked, (role) => t(`role.${role}`));
  const count = found.isPlaceholderData ? undefined : choices?.length;
  useEffect(() => {
    if (count !== undefined) announce(t('foundReceivers', { count }));
  }, [count, t]);
  const keys = new Set(chosen.map(keyOf));
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('chooseReceivers')}
      footer={
        <Button kind="primary" wide onClick={onClose}>
          {t('chosen', { count: chosen.length })}
        </Button>
      }
    >
      <div className={styles['form']}>
        <SearchField focused label={t('findReceiver')} value={words} maxLength={64} onChange={setWords} />
        {found.isPending && <ListSkeleton rows={4} lead />}
        {found.isError && <Help tone="error">{t('receiversFailed')}</Help>}
        {choices?.length === 0 && <Help>{t('nobodyFound')}</Help>}
        {choices && choices.length > 0 && (
          <List aria-label={t('chooseReceivers')}>
            {choices.map((one) => (
              <ListRow
                key={keyOf(one)}
                lead={
                  one.type === 'user' ? (
                    <Avatar name={one.name} />
                  ) : (
                    <IconTile icon={one.type === 'role' ? IconPeople : IconCompany} />
                  )
                }
                title={one.name}
                {...(one.type !== 'user' && { sub: t(`kind.${one.type}`) })}
                checked={keys.has(keyOf(one))}
                selected={keys.has(keyOf(one))}
                onClick={() => onToggle(one)}
              />
            ))}
          </List>
        )}
      </div>
    </Sheet>
  );
}
