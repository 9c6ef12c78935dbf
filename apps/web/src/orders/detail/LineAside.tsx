import { isNonStock } from '@gemba/contract/parts/part-number';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { CostCourse } from '../purchase-order/CostCourse.tsx';
import { type Reading } from './FieldList.tsx';
import { GroupFields } from './GroupFields.tsx';
import styles from './LineAside.module.css';
import { LineSheet } from './LineSheet.tsx';
import type { LineGroup, LineKind, LineView } from './line-view.ts';
import type { Currencies } from './use-format-field.tsx';

type Props = { line: LineView; kind: Pick<LineKind<never>, 'groups' | 'beside'>; money: Currencies };

/** The chosen line: the costs of its part in earlier orders, its stock, and the way to all its fields. */
export function LineAside({ line, kind: { groups, beside }, money }: Props) {
  const t = useTranslations('orders');
  const [opened, setOpened] = useState(false);
  const { code = '', price } = line;
  const course = price && !isNonStock(code) ? price : undefined;
  return (
    <>
      {course && <CostCourse part={code} price={course} currency={money.currency} />}
      <AsideFacts title={course ? undefined : line} reading={line.reading} group={beside} money={money}>
        <div className={styles['more']}>
          <Button kind="text" small wide aria-haspopup="dialog" onClick={() => setOpened(true)}>
            {t('allFields')}
          </Button>
        </div>
      </AsideFacts>
      <LineSheet line={opened ? line : undefined} groups={groups} money={money} onClose={() => setOpened(false)} />
    </>
  );
}

type FactsProps = {
  title: Pick<LineView, 'code'> | undefined;
  reading: Reading;
  group: LineGroup;
  money: Currencies;
  children?: ReactNode;
};

/** The facts about one part, with its number where nothing above them names it. */
export function AsideFacts({ title, reading, group, money, children }: FactsProps) {
  return (
    <Card>
      <div className={styles['facts']}>
        {title && (
          <p className={styles['title']}>
            <span className="code">{title.code}</span>
          </p>
        )}
        <GroupFields reading={reading} group={group} money={money} />
      </div>
      {children}
    </Card>
  );
}
