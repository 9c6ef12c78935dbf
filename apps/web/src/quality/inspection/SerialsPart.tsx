import { isZero } from '@gemba/contract/kit/fixed-point';
import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SerialSheet } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconSerial } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import styles from './DecisionCard.module.css';
import type { DecisionForm } from './use-decision-form.ts';

type Side = 'release' | 'reject';
const FIELDS = { release: 'releasedSerials', reject: 'rejectedSerials' } as const;
const OTHER = { release: 'reject', reject: 'release' } as const;

/** Which pieces are good and which are not, where the part is traced by serial number. */
export function SerialsPart({ inspection, form }: { inspection: Inspection; form: DecisionForm }) {
  const t = useTranslations('quality');
  const figures = useFigures();
  const [open, setOpen] = useState<Side>();
  const { typed, write, errorAt } = form;
  if (inspection.trackableLevel !== 'SERIAL') return null;
  const there = inspection.goods.find(({ location }) => location === typed.location)?.serials ?? [];
  const sides = (['release', 'reject'] as const).filter((side) => !isZero(typed[side]));
  const side = open ?? 'release';
  return (
    <div className={styles['serials']}>
      {sides.map((one) => (
        <div key={one} data-wrong={errorAt(`${one}.serials`) ? true : undefined}>
          <Button small kind="outline" icon={IconSerial} onClick={() => setOpen(one)}>
            {t(`serials.${one}`, {
              count: String(typed[FIELDS[one]].length),
              wanted: figures.quantity(typed[one]),
            })}
          </Button>
          {errorAt(`${one}.serials`) && <Help tone="error">{errorAt(`${one}.serials`)}</Help>}
        </div>
      ))}
      <SerialSheet
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={inspection.part}
        serials={typed[FIELDS[side]]}
        wanted={figures.quantity(typed[side])}
        elsewhere={typed[FIELDS[OTHER[side]]]}
        from={{ location: typed.location, serials: there }}
        onChange={(serials) => write({ [FIELDS[side]]: serials })}
      />
    </div>
  );
}
