import type { Section } from '@gemba/contract/accounting/statements/statement';
import { compare, divide, multiply } from '@gemba/contract/kit/fixed-point';
import { useTranslations } from 'use-intl';
import { useFigures } from '../../kit/text/use-figures.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import styles from './SharesBar.module.css';

const c = classesOf(styles);

type Props = { whole: string; sections: readonly { section: Section; amount: string }[] };

/** One side of the balance sheet by its sections. A section below zero has no length; the legend says how much it is. */
export function SharesBar({ whole, sections }: Props) {
  const t = useTranslations('accounting.statement');
  const figures = useFigures();
  if (compare(whole, '0') <= 0) return null;
  const shareOf = (amount: string) => divide(multiply(amount, '100', 2), whole, 0);
  return (
    <>
      <div className={c('bar')} aria-hidden="true">
        {sections.map(({ section, amount }) => (
          <span key={section} className={c(section)} style={{ flex: Math.max(0, Number(shareOf(amount))) }} />
        ))}
      </div>
      <p className={c('legend')}>
        {sections.map(({ section, amount }) => (
          <span key={section} className={c('item')}>
            <i className={c(section)} />
            {t(`short.${section}`)} {figures.percent(shareOf(amount))}
          </span>
        ))}
      </p>
    </>
  );
}
