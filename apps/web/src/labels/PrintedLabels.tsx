import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { classesOf } from '../kit/ui/classes.ts';
import { LabelPicture } from './LabelPicture.tsx';
import styles from './PrintedLabels.module.css';

const c = classesOf(styles);

/**
 * What goes to the printer instead of the screen: a page for each label, as large as the label. Drawn only while somebody
 * prints, by our button or by the browser's own.
 */
export function PrintedLabels({ drawn: { template, labels } }: { drawn: DrawnLabels }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // Before the browser lays the pages out, not some time after.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  if (!printing) return null;
  const pages = labels.flatMap((label) => Array.from({ length: label.copies }, () => label));
  return createPortal(
    <div className={c('pages')} data-printed-labels>
      {pages.map((label, at) => (
        <div key={at} className={c('page', template)}>
          <LabelPicture template={template} label={label} />
        </div>
      ))}
    </div>,
    document.body,
  );
}
