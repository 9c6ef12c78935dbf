import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { OldNew } from '../../kit/ui/list/OldNew.tsx';
import { differences, type Reading } from './differences.ts';
import styles from './WhatChanged.module.css';

/** The label and the format of a field; undefined for a field that no screen shows. */
export type DescribeField = (
  field: string,
) => { label: ReactNode; shown: (value: string | number | boolean) => ReactNode } | undefined;

type Props = {
  /** The order as it was when the person wanted to decide. */
  before: Reading & { version: number };
  after: Reading & { version: number };
  describe: DescribeField;
  onClose: () => void;
};

/** After ORDER_CHANGED: the differences, old beside new, before the person decides again. */
export function WhatChanged({ before, after, describe, onClose }: Props) {
  const t = useTranslations('deciding');
  if (before.version === after.version) return null;
  const shown = differences(before, after).flatMap(({ field, line, from, to }) => {
    const described = describe(field);
    const value = (raw: unknown) => (raw === null || raw === undefined ? '–' : described?.shown(raw as string));
    return described
      ? [{ key: `${line}.${field}`, line, label: described.label, from: value(from), to: value(to) }]
      : [];
  });
  return (
    <Banner
      tone="warn"
      title={t('movedOn')}
      action={
        <Button small onClick={onClose}>
          {t('seen')}
        </Button>
      }
    >
      {shown.length === 0 && t('movedOnUnseen')}
      <ul className={styles['list']}>
        {shown.map(({ key, line, label, from, to }) => (
          <li key={key}>
            <OldNew
              label={
                line === undefined ? (
                  label
                ) : (
                  <>
                    {t('item', { item: line })} · {label}
                  </>
                )
              }
              from={from}
              to={to}
            />
          </li>
        ))}
      </ul>
    </Banner>
  );
}
