import { blackOf } from '@gemba/contract/labels/black-of';
import type { DrawnLabel, LabelSheet } from '@gemba/contract/labels/label-shapes';
import { useTranslations } from 'use-intl';
import { classesOf } from '../kit/ui/classes.ts';
import styles from './LabelPicture.module.css';

const c = classesOf(styles);

type Props = { sheet: LabelSheet; label: DrawnLabel };

/** One label as it will be printed, dot by dot. Black on white in dark mode too, like paper. */
export function LabelPicture({ sheet, label: { texts, codes } }: Props) {
  const t = useTranslations('labels');
  const black = codes.flatMap(blackOf).map((box) => `M${box.x} ${box.y}h${box.width}v${box.height}h${-box.width}z`);
  return (
    <svg
      role="img"
      aria-label={t('label', { words: texts.map(({ text }) => text).join(', ') })}
      viewBox={`0 0 ${sheet.width * sheet.dotsPerMm} ${sheet.height * sheet.dotsPerMm}`}
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
