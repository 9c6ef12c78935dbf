import { type DrawnLabels, LABEL_TEMPLATES } from '@gemba/contract/labels/label-shapes';
import { useTranslations } from 'use-intl';
import { classesOf } from '../kit/ui/classes.ts';
import { IconButton } from '../kit/ui/IconButton.tsx';
import { IconBack, IconGo } from '../kit/ui/icons.ts';
import styles from './LabelDesk.module.css';
import { LabelPicture } from './LabelPicture.tsx';

const c = classesOf(styles);

type Props = { drawn: DrawnLabels; at: number; onTurn: (at: number) => void };

/** The label on the desk; of several, one after another. */
export function LabelDesk({ drawn: { template, labels }, at, onTurn }: Props) {
  const t = useTranslations('labels');
  const label = labels[at];
  if (!label) return null;
  return (
    <div className={c('desk')}>
      <div className={c('paper', template)}>
        <LabelPicture template={template} label={label} />
      </div>
      <p className={c('size')}>{t('size', LABEL_TEMPLATES[template])}</p>
      {labels.length > 1 && (
        <div className={c('turn')}>
          <IconButton icon={IconBack} label={t('before')} disabled={at === 0} onClick={() => onTurn(at - 1)} />
          <output className={c('at')}>{t('at', { at: at + 1, count: labels.length })}</output>
          <IconButton
            icon={IconGo}
            label={t('after')}
            disabled={at === labels.length - 1}
            onClick={() => onTurn(at + 1)}
          />
        </div>
      )}
    </div>
  );
}
