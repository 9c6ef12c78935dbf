import { useTranslations } from 'use-intl';
import { isZero, type Place } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { IconSerial } from '../../kit/ui/icons.ts';
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

const LONGEST_BOX = 40;

/** Of what is taken from one location: its box and its serial numbers. */
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
            maxLength={LONGEST_BOX}
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
