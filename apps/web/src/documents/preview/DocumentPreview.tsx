import type { DocumentRow } from '@gemba/contract/documents/document-shapes';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { IconClock } from '../../kit/ui/icons.ts';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { useGetDocumentContent } from '../use-get-document-content.ts';
import { FilePreview } from './FilePreview.tsx';

type Props = {
  document: DocumentRow;
  /** The newest revision, if an older one is shown. */
  newest?: number;
  /** The link to the list of revisions, if there is more than one. */
  revisionsHref?: string | undefined;
  onBack: () => void;
};

/** One revision of a document. */
export function DocumentPreview({ document, newest, revisionsHref, onBack }: Props) {
  const t = useTranslations('documents');
  const { docRev } = document;
  const navigate = useNavigate();
  const { content, download } = useGetDocumentContent(document);
  return (
    <FilePreview
      file={document}
      content={content}
      onDownload={() => void download()}
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
