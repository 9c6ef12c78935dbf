import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { useBlobSource } from '../../kit/ui/files/use-blob-source.ts';
import { IconProblem, IconReceive, IconZoomIn, IconZoomOut } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { PageFrame } from './PageFrame.tsx';
import styles from './Pages.module.css';
import type { PagesProps } from './pages.ts';

const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }));

type Props = {
  file: { title: string; fileName: string; fileType: string };
  /** The bytes, and the key of their cache entry: the content behind one key never changes. */
  content: { key: readonly unknown[]; fetch: (signal: AbortSignal) => Promise<Blob> };
  onDownload: () => void;
  onBack: () => void;
  acts?: ReactNode;
  children?: ReactNode;
};

const ZOOMS = [1, 1.5, 2, 3, 4];
const MINUTE = 60_000;

/** Shows a picture or a PDF inside the app. */
export function FilePreview({ file, content: { key, fetch }, onDownload, onBack, acts, children }: Props) {
  const t = useTranslations('documents');
  const kit = useTranslations('kit');
  const { title, fileName, fileType } = file;
  useTitle(title);
  const [nth, setNth] = useState(0);
  const zoom = ZOOMS[nth] ?? 1;
  // Released soon, since they may be large.
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
      {content.error && <LoadError error={content.error} onRetry={content.refetch} />}
      {content.data && (
        <Suspense fallback={<p role="status">{kit('loading')}</p>}>
          <Pages blob={content.data} title={title} zoom={zoom} />
        </Suspense>
      )}
    </Screen>
  );
}

function PicturePages({ blob, title, zoom }: PagesProps) {
  const t = useTranslations('documents');
  const source = useBlobSource(blob);
  const [broken, setBroken] = useState(false);
  if (broken) return <EmptyState icon={IconProblem} title={t('notShown')} />;
  return (
    <PageFrame title={title} zoom={zoom}>
      <img ref={source} className={styles['page']} alt={title} onError={() => setBroken(true)} />
    </PageFrame>
  );
}
