import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconReceive, IconZoomIn, IconZoomOut } from '../../kit/ui/icons.ts';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { PicturePages } from './PicturePages.tsx';

const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }));

type Props = {
  file: { title: string; fileName: string; fileType: string };
  /** Its bytes, and under which key they are kept: those behind one key never change. */
  content: { key: readonly unknown[]; fetch: (signal: AbortSignal) => Promise<Blob> };
  onDownload: () => void;
  onBack: () => void;
  acts?: ReactNode;
  children?: ReactNode;
};

const ZOOMS = [1, 1.5, 2, 3, 4];
const MINUTE = 60_000;

/** A picture or a PDF, looked at without leaving the app. */
export function FilePreview({ file, content: { key, fetch }, onDownload, onBack, acts, children }: Props) {
  const t = useTranslations('documents');
  const kit = useTranslations('kit');
  const { title, fileName, fileType } = file;
  useTitle(title);
  const [nth, setNth] = useState(0);
  const zoom = ZOOMS[nth] ?? 1;
  // Let go of soon, because they may be many.
  const content = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => fetch(signal),
    staleTime: Infinity,
    gcTime: MINUTE,
  });
  const Pages = fileType === 'pdf' ? PdfPages : PicturePages;
  return (
    <Screen
      header={
        <AppBar
          title={title}
          subtitle={<span className="code">{fileName}</span>}
          onBack={onBack}
          actions={
            <>
              <IconButton
                icon={IconZoomOut}
                label={t('zoomOut')}
                aria-disabled={nth === 0 || undefined}
                onClick={() => setNth(Math.max(0, nth - 1))}
              />
              <IconButton
                icon={IconZoomIn}
                label={t('zoomIn')}
                aria-disabled={nth === ZOOMS.length - 1 || undefined}
                onClick={() => setNth(Math.min(ZOOMS.length - 1, nth + 1))}
              />
              {acts}
              <IconButton icon={IconReceive} label={t('download')} onClick={onDownload} />
            </>
          }
        />
      }
      busy={content.isPending}
      fill
    >
      {children}
      {content.isPending && <p role="status">{kit('loading')}</p>}
      {content.error && <LoadFault error={content.error} onRetry={content.refetch} />}
      {content.data && (
        <Suspense fallback={<p role="status">{kit('loading')}</p>}>
          <Pages blob={content.data} title={title} zoom={zoom} />
        </Suspense>
      )}
    </Screen>
  );
}
