import { isPartNumber } from '@gemba/contract/parts/part-number';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/errors.ts';
import { type ListPages, ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { PartMissing } from '../PartMissing.tsx';

type Props<Row> = {
  title: string;
  partNumber: string;
  pages: ListPages<Row>;
  /** Above the rows: the quantity. */
  head: ReactNode;
  empty: ReactNode;
  children: (row: Row) => ReactNode;
};

/** The frame of every screen with rows behind a quantity: no part named, no such part, its rows. */
export function RowsScreen<Row>({ title, partNumber, pages, head, empty, children }: Props<Row>) {
  const t = useTranslations('parts');
  const back = useBackTo(useLinkTo()('part', partNumber) ?? '/navigation');
  const missing = !isPartNumber(partNumber) || refusalCode(pages.error) === 'PART_NOT_EXIST';
  return (
    <ListScreen
      title={title}
      tabTitle={partNumber ? t('titleOf', { title, partNumber }) : title}
      onBack={back}
      search={head}
      pages={pages}
      empty={empty}
      missing={missing && <PartMissing partNumber={partNumber} />}
    >
      {children}
    </ListScreen>
  );
}
