import { isZero } from '@gemba/contract/kit/fixed-point';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { Pick } from '@gemba/contract/shipping/shipping-shapes';
import { useTranslations } from 'use-intl';
import { type Place } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconSerial } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import styles from './PickLineCard.module.css';

type Props = {
  place: Place;
  /** By serial number. */
  traced: boolean;
  /** Goods are packed into boxes. */
  boxes: boolean;
  serialError: string | undefined;
  boxError: string | undefined;
  onBox: (box: string) => void;
  onSerials: () => void;
};

/** The box and the serial numbers of goods from one location. */
export function PlaceExtras({ place, traced, boxes, serialError, boxError, onBox, onSerials }: Props) {
  const t = useTranslations('shipping');
  const figures = useFigures();
  const { quantity, serials, box = '', location } = place;
  if (isZero(quantity)) return null;
  return (
    <>
      <div className={styles['extras']}>
        {boxes && (
          <Field
            name="box"
            label={t('box')}
            value={box}
            maxLength={maximumLength(Pick.shape.box)}
            autoComplete="off"
            error={boxError}
            onChange={({ target }) => onBox(target.value)}
          />
        )}
        {traced && (
          <Button
            small
            kind="outline"
            icon={IconSerial}
            aria-label={t('serialsAt', { location })}
            aria-invalid={!!serialError || undefined}
            onClick={onSerials}
          >
            {t('serials', { count: String(serials.length), wanted: figures.quantity(quantity) })}
          </Button>
        )}
      </div>
      {serialError && <Help tone="error">{serialError}</Help>}
    </>
  );
}
