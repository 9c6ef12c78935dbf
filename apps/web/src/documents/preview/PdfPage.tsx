import type { PDFDocumentProxy } from 'pdfjs-dist';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './Pages.module.css';

type Props = { pdf: PDFDocumentProxy; number: number; zoom: number; label: string };

const AHEAD = '100% 0px';
/** Phones refuse larger canvases. */
const PIXELS_AT_MOST = 12_000_000;

/** Rendered at the screen's resolution, and only when it comes near the viewport. */
export function PdfPage({ pdf, number, zoom, label }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [ratio, setRatio] = useState<number>();
  useEffect(() => {
    if (!box.current) return;
    const watch = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), {
      root: box.current.parentElement,
      rootMargin: AHEAD,
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const element = box.current;
    if (!near || !element) return;
    let left = false;
    let stop: (() => void) | undefined;
    const draw = async () => {
      const page = await pdf.getPage(number);
      const usual = page.getViewport({ scale: 1 });
      if (left) return;
      setRatio(usual.width / usual.height);
      const width = (element.parentElement?.clientWidth ?? element.clientWidth) * zoom;
      const wanted = (width / usual.width) * window.devicePixelRatio;
      const most = Math.sqrt(PIXELS_AT_MOST / (usual.width * usual.height));
      const viewport = page.getViewport({ scale: Math.min(wanted, most) });
      const canvas = document.createElement('canvas');
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const drawing = page.render({ canvas, viewport });
      stop = () => drawing.cancel();
      await drawing.promise;
      if (!left) element.replaceChildren(canvas);
    };
    draw().catch(() => undefined);
    return () => {
      left = true;
      stop?.();
    };
  }, [pdf, number, near, zoom]);
  const shape = ratio === undefined ? {} : { '--ratio': ratio };
  return <div ref={box} role="img" aria-label={label} className={styles['box']} style={shape as CSSProperties} />;
}
