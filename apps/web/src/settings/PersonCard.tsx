import { useTranslations } from 'use-intl';
import { companySetting, messageState, usePerson } from '../auth/index.ts';
import { useStore } from '../kit/store/store.ts';
import { IconTile } from '../kit/ui/IconTile.tsx';
import { IconMail, IconUser } from '../kit/ui/icons.ts';
import { List } from '../kit/ui/List.tsx';
import { ListRow } from '../kit/ui/ListRow.tsx';

export function PersonCard() {
  const t = useTranslations('settings');
  const { displayName, username, refId } = usePerson();
  const { companyName } = useStore(companySetting);
  const { messageCount } = useStore(messageState);
  return (
    <List>
      <ListRow
        lead={<IconTile icon={IconUser} tone="brand" />}
        title={displayName}
        sub={
          <>
            {`${username} · ${companyName}`}
            <br />
            {refId ? t('employee', { refId }) : t('noEmployee')}
          </>
        }
      />
      <ListRow
        href="/setting/message"
        lead={<IconTile icon={IconMail} />}
        title={t('messages')}
        {...(messageCount > 0 && { value: messageCount })}
      />
    </List>
  );
}
