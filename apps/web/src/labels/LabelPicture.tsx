import { blackOf } from '@gemba/contract/labels/black-of';
import { DOTS_PER_MM, type DrawnLabel, LABEL_TEMPLATES, type LabelTemplate } from '@gemba/contract/labels/label-shapes';
import { useTranslations } from 'use-intl';
import { classesOf } from '../kit/ui/classes.ts';
import styles from './LabelPicture.module.css';

const c = classesOf(styles);

type Props = { template: LabelTemplate; label: DrawnLabel };

/** One label as it will be printed, dot by dot. Black on white in dark mode too, like paper. */
export function LabelPicture({ template, label: { texts, codes } }: Props) {
  const t = useTranslations('labels');
  const [width, height] = [LABEL_TEMPLATES[template].width, LABEL_TEMPLATES[template].height];
  const black = codes.flatMap(blackOf).map((box) => `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`);
  return (
    <svg
      role="img"
      aria-label={t('label', { words: texts.map(({ text }) => text).join(', ') })}
      viewBox={`0 0 ${width * DOTS_PER_MM} ${height * DOTS_PER_MM}`}
      className={c('label')}
    >
      <path d={black.join('')} shapeRendering="crispEdges" />
      {texts.map(({ x, y, text, size, face, width: wide }) => (
        <text
          key={`${x} ${y}`}
          x={x}
          y={y}
          fontSize={size}
          textLength={wide}
          lengthAdjust="spacingAndGlyphs"
          className={c(face)}
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
