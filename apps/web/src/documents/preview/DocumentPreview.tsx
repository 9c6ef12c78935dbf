import { documentContent } from '@gemba/contract/documents/document-content';
import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { fetchFile } from '../../kit/client/fetch-file.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { IconClock } from '../../kit/ui/icons.ts';
import { documentKeys } from '../document-keys.ts';
import { useDownload } from '../use-download.ts';
import { FilePreview } from './FilePreview.tsx';

type Props = {
  document: DocumentRow;
  /** The newest revision, where an older one may be looked at. */
  newest?: number;
  /** Where its revisions are told, if it has more than one. */
  revisionsHref?: string | undefined;
  onBack: () => void;
};

/** One revision of a document. */
export function DocumentPreview({ document, newest, revisionsHref, onBack }: Props) {
  const t = useTranslations('documents');
  const { documentId, docRev } = document;
  const navigate = useNavigate();
  const download = useDownload();
  const asked = { params: { documentId }, query: { docRev: String(docRev) } };
  return (
    <FilePreview
      file={document}
      content={{
        key: documentKeys.content(documentId, docRev),
        fetch: (signal) => fetchFile(documentContent, asked, { signal, quiet: true }),
      }}
      onDownload={() => void download(document)}
      onBack={onBack}
      acts={
        revisionsHref && (
          <IconButton icon={IconClock} label={t('revisions')} onClick={() => void navigate({ href: revisionsHref })} />
        )
      }
    >
      {newest !== undefined && newest !== docRev && (
        <Banner tone="warn" title={t('older', { docRev })}>
          {t('olderHow', { newest })}
        </Banner>
      )}
    </FilePreview>
  );
}
