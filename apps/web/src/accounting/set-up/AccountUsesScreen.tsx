import type { AccountOfUse } from '@gemba/contract/accounting/set-up/account-use';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { LoadedScreen } from '../../kit/ui/layout/LoadedScreen.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { List } from '../../kit/ui/list/List.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { PullToRefresh } from '../../kit/ui/list/PullToRefresh.tsx';
import { AccountUseSheet } from './AccountUseSheet.tsx';
import { useListAccountUses } from './use-list-account-uses.ts';

/** The account that postings write to for each of their uses. A use without one stops them. */
export function AccountUsesScreen() {
  const t = useTranslations('accounting');
  const title = t('setUp.title');
  useTitle(title);
  const back = useBackTo('/navigation');
  const query = useListAccountUses();
  const [open, setOpen] = useState<AccountOfUse>();
  return (
    <LoadedScreen query={query} title={title} onBack={back}>
      {({ uses, accounts }) => {
        const missing = uses.filter(({ accountNumber }) => accountNumber === null).length;
        return (
          <Screen stack header={<AppBar title={title} onBack={back} />}>
            <PullToRefresh onRefresh={query.refetch}>
              {missing > 0 && (
                <Banner tone="warn" title={t('setUp.missing', { count: missing })}>
                  {t('setUp.missingHow')}
                </Banner>
              )}
              <List aria-label={title}>
                {uses.map((one) => (
                  <UseRow key={one.use} use={one} onOpen={() => setOpen(one)} />
                ))}
              </List>
            </PullToRefresh>
            {open && <AccountUseSheet use={open} accounts={accounts} onClose={() => setOpen(undefined)} />}
          </Screen>
        );
      }}
    </LoadedScreen>
  );
}

function UseRow({ use: { use, accountNumber, accountName }, onOpen }: { use: AccountOfUse; onOpen: () => void }) {
  const t = useTranslations('accounting');
  return (
    <ListRow
      chevron
      onClick={onOpen}
      title={t(`use.${use}`)}
      sub={accountNumber === null ? use : `${accountNumber} · ${accountName}`}
      chips={
        accountNumber === null && (
          <StatusTag tone="warn" shape="cross">
            {t('setUp.none')}
          </StatusTag>
        )
      }
    />
  );
}
