import type { getSignInInfo } from '@gemba/contract/companies/get-sign-in-info';
import type { CallReply } from '@gemba/contract/kit/call';
import { useTranslations } from 'use-intl';
import { classesOf } from '../../kit/ui/classes.ts';
import { IconFold } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import styles from './DemoUsers.module.css';
import type { Credentials } from './use-login.ts';

const c = classesOf(styles);

type Props = {
  demo: NonNullable<CallReply<typeof getSignInInfo>['demo']>;
  onPick: (credentials: Credentials) => void;
};

/** Demo mode only: the server lists the users nowhere else. */
export function DemoUsers({ demo, onPick }: Props) {
  const t = useTranslations('auth');
  const { companyCode, password } = demo;
  return (
    <details className={c('demo')}>
      <summary className={c('summary')}>
        {t('demoUsers')}
        <IconFold size={20} />
      </summary>
      <p className={c('how')}>{t('demoHow')}</p>
      <List>
        {demo.users.map(({ userName, displayName }) => (
          <ListRow
            key={userName}
            title={userName}
            value={displayName}
            onClick={() => onPick({ companyCode, userName, password })}
          />
        ))}
      </List>
    </details>
  );
}
