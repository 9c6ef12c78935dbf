import { documentContent } from '@gemba/contract/documents/document-content';
import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fetchFile } from '../../kit/client/fetch-file.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Banner } from '../../kit/ui/Banner.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconClock, IconReceive, IconZoomIn, IconZoomOut } from '../../kit/ui/icons.ts';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { documentKeys } from '../document-keys.ts';
import { useDownload } from '../use-download.ts';
import { PicturePages } from './PicturePages.tsx';

const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }));

type Props = {
  document: DocumentRow;
  /** The newest revision, where an older one may be looked at. */
  newest?: number;
  /** Where its revisions are told, if it has more than one. */
  revisionsHref?: string | undefined;
  onBack: () => void;
};

const ZOOMS = [1, 1.5, 2, 3, 4];
const MINUTE = 60_000;

/** A picture or a PDF, looked at without leaving the app. */
export function DocumentPreview({ document, newest, revisionsHref, onBack }: Props) {
  const t = useTranslations('documents');
  const kit = useTranslations('kit');
  const { documentId, docRev, title, fileName, fileType } = document;
  useTitle(title);
  const navigate = useNavigate();
  const download = useDownload();
  const [nth, setNth] = useState(0);
  const zoom = ZOOMS[nth] ?? 1;
  // The bytes of a revision never change; they are let go of soon, because they may be many.
  const content = useQuery({
    queryKey: documentKeys.content(documentId, docRev),
    queryFn: ({ signal }) =>
      fetchFile(
        documentContent,
        { params: { documentId }, query: { docRev: String(docRev) } },
        { signal, quiet: true },
      ),
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
              {revisionsHref && (
                <IconButton
                  icon={IconClock}
                  label={t('revisions')}
                  onClick={() => void navigate({ href: revisionsHref })}
                />
              )}
              <IconButton icon={IconReceive} label={t('download')} onClick={() => void download(document)} />
            </>
          }
        />
      }
      busy={content.isPending}
      fill
    >
      {newest !== undefined && newest !== docRev && (
        <Banner tone="warn" title={t('older', { docRev })}>
          {t('olderHow', { newest })}
        </Banner>
      )}
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
