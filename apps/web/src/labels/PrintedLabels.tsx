import type { DrawnLabels } from '@gemba/contract/labels/label-shapes';
import { useLayoutEffect } from 'react';
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
export function PrintedLabels({ drawn }: { drawn: DrawnLabels }) {
  const printing = usePrinting();
  if (!printing) return null;
  return createPortal(<LabelPages drawn={drawn} />, document.body);
}

function LabelPages({ drawn: { sheet, labels } }: { drawn: DrawnLabels }) {
  const { width, height } = sheet;
  // The size of a page is nothing that an element can say.
  useLayoutEffect(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0; }`);
    document.adoptedStyleSheets.push(rules);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
    };
  }, [width, height]);
  const pages = labels.flatMap((label) => Array.from({ length: label.copies }, () => label));
  return (
    <div className={c('pages')} data-printed-labels>
      {pages.map((label, index) => (
        <div key={index} className={c('page')} style={{ width: `${width}mm`, height: `${height}mm` }}>
          <LabelPicture sheet={sheet} label={label} />
        </div>
      ))}
    </div>
  );
}
