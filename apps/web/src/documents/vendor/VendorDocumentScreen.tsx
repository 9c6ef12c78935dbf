import { FILE_TYPES, isFileType } from '@gemba/contract/documents/document-shapes';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useGetVendor } from '../../addresses/index.ts';
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
import { useGetVendorDocument } from './use-get-vendor-document.ts';

/** A quality document of a vendor: shown if the browser can, otherwise downloaded. */
export function VendorDocumentScreen() {
  const t = useTranslations('documents');
  const { vendorId = '', documentNumber = '' }: Record<string, string | undefined> = useSearch({ strict: false });
  const back = useBackTo(vendorId ? addressOf('vendor', vendorId) : '/address/vendor');
  const { data: vendor, error, isLoading, refetch } = useGetVendor(vendorId);
  const found = vendor?.qualityDocuments.find((row) => String(row.documentNumber) === documentNumber);
  const { content, download } = useGetVendorDocument({ vendorId, documentNumber });
  if (found?.fileName && found.fileType) {
    const { title, fileName, fileType } = found;
    if (isFileType(fileType) && FILE_TYPES[fileType].previewable)
      return (
        <FilePreview
          file={{ title, fileName, fileType }}
          content={content}
          onDownload={() => void download(fileName)}
          onBack={back}
        />
      );
    return (
      <Screen header={<AppBar title={title} subtitle={<span className="code">{fileName}</span>} onBack={back} />} fill>
        <EmptyState
          icon={IconDocument}
          title={t('notShown')}
          action={
            <Button kind="outline" icon={IconReceive} onClick={() => void download(fileName)}>
              {t('download')}
            </Button>
          }
        />
      </Screen>
    );
  }
  const missing = !isLoading && (!error || refusalCode(error) === 'VENDOR_NOT_EXIST');
  return (
    <Screen header={<AppBar title={t('documents')} onBack={back} />} busy={isLoading} fill>
      {missing && <EmptyState icon={IconSearch} title={t('noSuchPaper')} how={t('noSuchPaperHow')} />}
      {error && !missing && <LoadError error={error} onRetry={refetch} />}
    </Screen>
  );
}
