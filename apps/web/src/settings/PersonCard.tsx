import { useTranslations } from 'use-intl';
import { companySetting, messageState, useMenus, usePerson } from '../auth/index.ts';
import { useStore } from '../kit/store/store.ts';
import { IconMail, IconUser } from '../kit/ui/icons.ts';
import { IconTile } from '../kit/ui/layout/IconTile.tsx';
import { List } from '../kit/ui/list/List.tsx';
import { ListRow } from '../kit/ui/list/ListRow.tsx';

export function PersonCard() {
  const t = useTranslations('settings');
  const { displayName, username, refId } = usePerson();
  const { companyName } = useStore(companySetting);
  const { messageCount } = useStore(messageState);
  const menus = useMenus();
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
      {menus.has('/setting/message') && (
        <ListRow
          href="/setting/message"
          lead={<IconTile icon={IconMail} />}
          title={t('messages')}
          {...(messageCount > 0 && { value: messageCount })}
        />
      )}
    </List>
  );
}
