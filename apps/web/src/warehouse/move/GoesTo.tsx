import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { type PartShelf } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconLocation, IconOk } from '../../kit/ui/icons.ts';
import { FilterChips } from '../../kit/ui/input/FilterChips.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { IconTile } from '../../kit/ui/layout/IconTile.tsx';
import styles from './MoveLine.module.css';
import { otherShelves, type Suggestion } from './suggest.ts';

type Props = {
  to: string;
  from: string;
  /** Left out where somebody has chosen. */
  suggestion: Suggestion | undefined;
  shelves: readonly PartShelf[] | undefined;
  uom: string;
  error: string | undefined;
  onChoose: (location: string) => void;
  onOther: () => void;
};

const CHIPS = 2;

/** The location where the part goes: suggested with the reason, scanned, or chosen. */
export function GoesTo({ to, from, suggestion, shelves, uom, error, onChoose, onOther }: Props) {
  const t = useTranslations('warehouse');
  const figures = useFigures();
  const id = useId();
  const others = otherShelves(shelves, from).filter(({ location }) => location !== to);
  const lies = shelves?.find(({ location }) => location === to)?.onHand;
  const why = lies
    ? t('lieThere', { quantity: figures.quantity(lies), uom })
    : suggestion?.reason && t(`whyThere.${suggestion.reason}`);
  const chips = others.slice(0, CHIPS).map(({ location }) => ({ value: location, label: location }));
  return (
    <Card frame={error ? 'bad' : undefined}>
      <button
        type="button"
        className={styles['to']}
        aria-describedby={error ? id : undefined}
        data-wrong={error ? true : undefined}
        onClick={onOther}
      >
        <IconTile icon={IconLocation} tone="brand" />
        <span className={styles['heading']}>
          <span className={styles['label']}>{t('to')}</span>{' '}
          {suggestion && (
            <StatusTag tone="info" icon={IconOk}>
              {t('suggested')}
            </StatusTag>
          )}
        </span>{' '}
        <span className={to ? `${styles['place']} code` : styles['none']}>{to || t('scanOrChoose')}</span>{' '}
        {why && <span className={styles['why']}>{why}</span>}
      </button>
      {error && (
        <div className={styles['inside']}>
          <Help id={id} tone="error">
            {error}
          </Help>
        </div>
      )}
      <div className={styles['others']}>
        <FilterChips
          label={t('otherPlaces')}
          chips={[...chips, { value: '', label: t('otherPlace') }]}
          chosen={[]}
          onToggle={(location) => (location === '' ? onOther() : onChoose(location))}
        />
      </div>
    </Card>
  );
}
