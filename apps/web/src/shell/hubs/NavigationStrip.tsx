import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { companySetting, messageState, useMenus, usePerson } from '../../auth/index.ts';
import { companyLook } from '../../companies/index.ts';
import { useStore } from '../../kit/store/store.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { IconMessages } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { SearchLink } from '../../kit/ui/input/SearchLink.tsx';
import { Strip } from '../../kit/ui/layout/Strip.tsx';
import { openScanSheet } from '../../search/index.ts';
import { calledName, greetingAt } from './greeting.ts';
import styles from './NavigationStrip.module.css';

const c = classesOf(styles);

export function NavigationStrip() {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const { displayName } = usePerson();
  const [arrived] = useState(() => new Date());
  const { companyName, timeZone } = useStore(companySetting);
  const { logo } = useStore(companyLook);
  const { messageCount } = useStore(messageState);
  const menus = useMenus();
  return (
    <Strip>
      <header className={c('top')}>
        {logo && <img className={c('logo')} src={logo} alt="" />}
        <div className={c('words')}>
          <h1 className={c('greeting')}>{t(greetingAt(timeZone, arrived), { name: calledName(displayName) })}</h1>
          <p className={c('company')}>{companyName}</p>
        </div>
        {menus.has('/setting/message') && (
          <IconButton
            icon={IconMessages}
            label={t('messagesUnread', { count: messageCount })}
            badge={messageCount}
            onClick={() => void navigate({ to: '/setting/message' })}
          />
        )}
      </header>
      <div className={c('search')}>
        <SearchLink href="/search" label={t('findEverything')} onScan={openScanSheet} />
      </div>
    </Strip>
  );
}
