import { isZero } from '@gemba/contract/kit/fixed-point';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import { useTranslations } from 'use-intl';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { useSayPacks } from '../../kit/text/use-say-packs.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { asStrong } from '../../kit/ui/figures/as-code.tsx';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Stepper } from '../../kit/ui/input/Stepper.tsx';
import type { LineProps } from './line-props.ts';
import styles from './ReceiveLineCard.module.css';
import { withTotal } from './typed.ts';

/** How much came: it starts at nothing, is counted up, and *All* is one tap. */
export function QuantityPart({ line, typed, onChange, errorAt }: LineProps) {
  const t = useTranslations('receiving');
  const kit = useTranslations('kit');
  const say = useRefusal();
  const figures = useFigures();
  const sayPacks = useSayPacks();
  const { part, ordered, received, max, unit, pack } = line;
  // Before a whole pack is counted: what is to come.
  const packs = sayPacks(typed.total, unit, pack) ?? sayPacks(max, unit, pack);
  const shown = (quantity: string) => figures.quantity(quantity);
  return (
    <>
      <p className={styles['counts']}>
        <span>
          {t.rich(line.returned ? 'countApproved' : 'countOrdered', { quantity: shown(ordered), b: asStrong })}
        </span>
        <span>{t.rich('countReceived', { quantity: shown(received), b: asStrong })}</span>
        <span>{t.rich('countOpen', { quantity: shown(max), b: asStrong })}</span>
      </p>
      {packs && <Help>{packs}</Help>}
      <div className={styles['quantity']}>
        <div className={styles['stepper']} data-wrong={errorAt('.total') ? true : undefined}>
          <Stepper
            label={t('newQuantity')}
            value={typed.total}
            min="0"
            max={max}
            unit={unit}
            all={max}
            quick={pack ? [{ label: kit('onePack', { unit: pack.unit }), add: pack.quantity }] : []}
            padNote={(quantity) => sayPacks(quantity, unit, pack)}
            places={QUANTITY_SCALE}
            padTitle={<span className="code">{part}</span>}
            padSub={t('newQuantity')}
            outside={say('INVALID_NEW_QTY_REC')}
            error={errorAt('.total')}
            onChange={(total) => onChange(withTotal(typed, total))}
          />
        </div>
        {!isZero(max) && (
          <div className={styles['all']}>
            <Button wide onClick={() => onChange(withTotal(typed, max))}>
              {kit('all', { value: shown(max) })}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
