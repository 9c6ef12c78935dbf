import { isPartNumber } from '@gemba/contract/parts/part-number';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/faults.ts';
import type { List } from '../../kit/client/use-pages.ts';
import { ListMenu } from '../../kit/export/ListMenu.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { PullToRefresh } from '../../kit/ui/PullToRefresh.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { PartMissing } from '../PartMissing.tsx';

type Props = {
  title: string;
  partNumber: string;
  pages: { error: unknown; isLoading: boolean; refetch: () => Promise<unknown>; list: List | undefined };
  children: ReactNode;
};

/** The frame of every screen with rows behind a quantity: no part named, no such part, its rows. */
export function RowsScreen({ title, partNumber, pages, children }: Props) {
  const t = useTranslations('parts');
  const back = useBackTo(useLinkTo()('part', partNumber) ?? '/navigation');
  useTitle(partNumber ? t('titleOf', { title, partNumber }) : title);
  const missing = !isPartNumber(partNumber) || refusalCode(pages.error) === 'PART_NOT_EXIST';
  return (
    <Screen
      header={<AppBar title={title} onBack={back} actions={!missing && <ListMenu list={pages.list} />} />}
      busy={!missing && pages.isLoading}
      fill={missing}
    >
      {missing ? (
        <PartMissing partNumber={partNumber} />
      ) : (
        <PullToRefresh onRefresh={pages.refetch}>{children}</PullToRefresh>
      )}
    </Screen>
  );
}
