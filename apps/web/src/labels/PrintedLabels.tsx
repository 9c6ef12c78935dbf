import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import { createPortal } from 'react-dom';
import { classesOf } from '../kit/ui/classes.ts';
import { usePrinting } from '../kit/ui/files/use-printing.ts';
import { LabelPicture } from './LabelPicture.tsx';
import styles from './PrintedLabels.module.css';

const c = classesOf(styles);

/**
 * The print view: a page per label, as large as the label. Rendered only while printing, by our button or the browser's
 * own.
 */
export function PrintedLabels({ drawn: { template, labels } }: { drawn: DrawnLabels }) {
  const printing = usePrinting();
  if (!printing) return null;
  const pages = labels.flatMap((label) => Array.from({ length: label.copies }, () => label));
  return createPortal(
    <div className={c('pages')} data-printed-labels>
      {pages.map((label, index) => (
        <div key={index} className={c('page', template)}>
          <LabelPicture template={template} label={label} />
        </div>
      ))}
    </div>,
    document.body,
  );
}
