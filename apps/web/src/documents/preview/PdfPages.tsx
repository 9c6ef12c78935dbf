import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconProblem } from '../../kit/ui/icons.ts';
import { openPdf } from './open-pdf.ts';
import { PageFrame } from './PageFrame.tsx';
import { PdfPage } from './PdfPage.tsx';
import type { PagesProps } from './pages.ts';

type Opened = { pdf: PDFDocumentProxy; ratio: number };

/**
 * The pages of a PDF, rendered by this app when they come into view: the content security policy allows no other
 * viewer.
 */
export function PdfPages({ blob, title, zoom }: PagesProps) {
  const t = useTranslations('documents');
  const kit = useTranslations('kit');
  const [opened, setOpened] = useState<Opened>();
  const [broken, setBroken] = useState(false);
  useEffect(() => {
    let left = false;
    const opening = openPdf(blob);
    const read = async () => {
      const { pdf } = await opening;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (!left) setOpened({ pdf, ratio: width / height });
    };
    read().catch(() => !left && setBroken(true));
    return () => {
      left = true;
      void opening.then(({ close }) => close()).catch(() => undefined);
    };
  }, [blob]);
  if (broken) return <EmptyState icon={IconProblem} title={t('notShown')} />;
  if (!opened) return <p role="status">{kit('loading')}</p>;
  const { pdf, ratio } = opened;
  return (
    <PageFrame title={title} zoom={zoom} ratio={ratio}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage
          key={index}
          pdf={pdf}
          number={index + 1}
          zoom={zoom}
          label={t('page', { number: index + 1, of: pdf.numPages })}
        />
      ))}
    </PageFrame>
  );
}
