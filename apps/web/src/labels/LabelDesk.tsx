import type { DrawnLabels, LabelSheet } from '@gemba/contract/labels/label-shapes';
import { useTranslations } from 'use-intl';
import { classesOf } from '../kit/ui/classes.ts';
import { IconBack, IconGo } from '../kit/ui/icons.ts';
import { IconButton } from '../kit/ui/input/IconButton.tsx';
import styles from './LabelDesk.module.css';
import { LabelPicture } from './LabelPicture.tsx';

const c = classesOf(styles);

/** Tall labels are shown smaller. */
const shapeOf = ({ width, height }: LabelSheet) => {
  if (height > width * 1.2) return 'tall';
  return height > width * 0.8 ? 'square' : undefined;
};

type Props = { drawn: DrawnLabels; index?: number; onTurn?: (index: number) => void };

/** The label preview; several labels one after another. */
export function LabelDesk({ drawn: { sheet, labels }, index = 0, onTurn }: Props) {
  const t = useTranslations('labels');
  const label = labels[index];
  if (!label) return null;
  return (
    <div className={c('desk')}>
      <div className={c('paper', shapeOf(sheet))}>
        <LabelPicture sheet={sheet} label={label} />
      </div>
      <p className={c('size')}>{t('size', { width: sheet.width, height: sheet.height })}</p>
      {onTurn && labels.length > 1 && (
        <div className={c('turn')}>
          <IconButton icon={IconBack} label={t('before')} disabled={index === 0} onClick={() => onTurn(index - 1)} />
          <output className={c('at')}>{t('at', { at: index + 1, count: labels.length })}</output>
          <IconButton
            icon={IconGo}
            label={t('after')}
            disabled={index === labels.length - 1}
            onClick={() => onTurn(index + 1)}
          />
        </div>
      )}
    </div>
  );
}
