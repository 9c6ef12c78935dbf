import { FILE_TYPES, isFileType } from '@gemba/contract/documents/document-shapes';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/errors.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { IconDocument, IconReceive, IconSearch } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { FilePreview } from '../preview/FilePreview.tsx';
import { useChosenDocument } from './use-chosen-document.ts';
import { useGetVendorDocument } from './use-get-vendor-document.ts';
import { useVendorDocumentActs } from './use-vendor-document-acts.tsx';

/** A quality document of a vendor: shown if the browser can, otherwise downloaded. */
export function VendorDocumentScreen() {
  const t = useTranslations('documents');
  const { params, document, error, isLoading, refetch } = useChosenDocument();
  const back = useBackTo(params.vendorId ? addressOf('vendor', params.vendorId) : '/address/vendor');
  const { content, download } = useGetVendorDocument({ ...params, docRev: document?.docRev ?? 0 });
  const { menu, sheet } = useVendorDocumentActs(document && { params, document }, back);
  if (document?.fileName && document.fileType) {
    const { title, fileName, fileType } = document;
    if (isFileType(fileType) && FILE_TYPES[fileType].previewable)
      return (
        <FilePreview
          file={{ title, fileName, fileType }}
          content={content}
          onDownload={() => void download(fileName)}
          onBack={back}
          acts={menu}
        >
          {sheet}
        </FilePreview>
      );
    return (
      <Screen
        header={
          <AppBar title={title} subtitle={<span className="code">{fileName}</span>} onBack={back} actions={menu} />
        }
        fill
      >
        <EmptyState
          icon={IconDocument}
          title={t('notShown')}
          action={
            <Button kind="outline" icon={IconReceive} onClick={() => void download(fileName)}>
              {t('download')}
            </Button>
          }
        />
        {sheet}
      </Screen>
    );
  }
  const missing = !document && !isLoading && (!error || refusalCode(error) === 'VENDOR_NOT_EXIST');
  return (
    <Screen
      header={<AppBar title={document?.title ?? t('documents')} onBack={back} actions={menu} />}
      busy={isLoading}
      fill
    >
      {document && <EmptyState icon={IconDocument} title={t('noSuchPaper')} how={t('onPaperHow')} />}
      {missing && <EmptyState icon={IconSearch} title={t('noSuchPaper')} how={t('noSuchPaperHow')} />}
      {error && !missing && !document && <LoadError error={error} onRetry={refetch} />}
      {sheet}
    </Screen>
  );
}
