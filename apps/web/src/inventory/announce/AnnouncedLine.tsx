import { compare, isZero } from '@gemba/contract/kit/fixed-point';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useSayPacks } from '../../kit/text/use-say-packs.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Stepper } from '../../kit/ui/input/Stepper.tsx';
import { LineCard } from '../../kit/ui/list/LineCard.tsx';
import styles from './AnnouncedLine.module.css';
import type { AnnounceableLine } from './announced.ts';

type Props = {
  line: AnnounceableLine;
  quantity: string;
  onChange: (quantity: string) => void;
  error: string | undefined;
  open: boolean;
  onToggle: () => void;
};

/** One item of the order: how much of it is announced. */
export function AnnouncedLine({ line, quantity, onChange, error, open, onToggle }: Props) {
  const t = useTranslations('posting');
  const kit = useTranslations('kit');
  const say = useRefusal();
  const figures = useFigures();
  const sayPacks = useSayPacks();
  const { itemNumber, part, name, revision, max, unit, pack } = line;
  const touched = !isZero(quantity);
  const packs = sayPacks(quantity, unit, pack) ?? sayPacks(max, unit, pack);
  const noneLeft = isZero(max);
  const allLabel = kit('all', { value: figures.quantity(max) });
  return (
    <LineCard
      number={itemNumber}
      title={part}
      sub={[revision && t('revision', { revision }), name, packs].filter(Boolean).join(' · ')}
      state={error ? 'wrong' : !touched ? 'todo' : compare(quantity, max) === 0 ? 'done' : 'partial'}
      open={open}
      onToggle={onToggle}
      value={
        touched || noneLeft ? (
          <>
            {figures.quantity(quantity)} / {figures.quantity(max)} <small>{unit}</small>
          </>
        ) : undefined
      }
      valueSub={noneLeft ? t('nothingLeft') : undefined}
      quick={
        !touched &&
        !noneLeft && (
          <Button small aria-label={`${allLabel} ${part}`} onClick={() => onChange(max)}>
            {allLabel}
          </Button>
        )
      }
    >
      <div className={styles['quantity']}>
        <div className={styles['stepper']} data-wrong={error ? true : undefined}>
          <Stepper
            label={t('announcedQuantity')}
            value={quantity}
            min="0"
            max={max}
            unit={unit}
            all={max}
            places={QUANTITY_SCALE}
            padTitle={<span className="code">{part}</span>}
            quick={pack ? [{ label: kit('onePack', { unit: pack.unit }), add: pack.quantity }] : []}
            padNote={(typed) => sayPacks(typed, unit, pack)}
            outside={say('INVALID_INPUT')}
            error={error}
            onChange={onChange}
          />
        </div>
        {!noneLeft && (
          <div className={styles['all']}>
            <Button wide onClick={() => onChange(max)}>
              {allLabel}
            </Button>
          </div>
        )}
      </div>
    </LineCard>
  );
}
