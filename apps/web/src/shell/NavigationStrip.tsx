import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { companySetting, messageState, usePerson } from '../auth/index.ts';
import { useStore } from '../kit/store/store.ts';
import { classesOf } from '../kit/ui/classes.ts';
import { IconButton } from '../kit/ui/IconButton.tsx';
import { IconMessages } from '../kit/ui/icons.ts';
import { SearchField } from '../kit/ui/SearchField.tsx';
import { Strip } from '../kit/ui/Strip.tsx';
import { calledName, greetingAt } from './greeting.ts';
import styles from './NavigationStrip.module.css';

const c = classesOf(styles);

type Props = { words: string; onWords: (words: string) => void };

export function NavigationStrip({ words, onWords }: Props) {
  const t = useTranslations('shell');
  const navigate = useNavigate();
  const { displayName } = usePerson();
  const [arrived] = useState(() => new Date());
  const { companyName, timeZone } = useStore(companySetting);
  const { messageCount } = useStore(messageState);
  return (
    <Strip>
      <header className={c('top')}>
        <div className={c('words')}>
          <h1 className={c('greeting')}>{t(greetingAt(timeZone, arrived), { name: calledName(displayName) })}</h1>
          <p className={c('company')}>{companyName}</p>
        </div>
        <IconButton
          icon={IconMessages}
          label={t('messagesUnread', { count: messageCount })}
          badge={messageCount}
          onClick={() => void navigate({ to: '/setting/message' })}
        />
      </header>
      <div className={c('search')}>
        <SearchField label={t('findFunction')} value={words} onChange={onWords} />
      </div>
    </Strip>
  );
}
