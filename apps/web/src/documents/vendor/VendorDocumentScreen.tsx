import { FILE_TYPES, isFileType } from '@gemba/contract/documents/document-shapes';
import { vendorDocument } from '@gemba/contract/documents/vendor-document';
import { useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useVendor } from '../../addresses/index.ts';
import { addressOf } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/faults.ts';
import { fetchFile } from '../../kit/client/fetch-file.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyState } from '../../kit/ui/EmptyState.tsx';
import { IconDocument, IconReceive, IconSearch } from '../../kit/ui/icons.ts';
import { LoadFault } from '../../kit/ui/LoadFault.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { saveBlob } from '../../kit/ui/save-blob.ts';
import { documentKeys } from '../document-keys.ts';
import { FilePreview } from '../preview/FilePreview.tsx';

/** A quality document of a vendor: looked at here where a browser can show it, else taken along. */
export function VendorDocumentScreen() {
  const t = useTranslations('documents');
  const { vendorId = '', documentNumber = '' }: Record<string, string | undefined> = useSearch({ strict: false });
  const back = useBackTo(vendorId ? addressOf('vendor', vendorId) : '/address/vendor');
  const { data: vendor, error, isLoading, refetch } = useVendor(vendorId);
  const found = vendor?.qualityDocuments.find((one) => String(one.documentNumber) === documentNumber);
  const params = { vendorId, documentNumber };
  if (found?.fileName && found.fileType) {
    const { title, fileName, fileType } = found;
    const download = async () => {
      try {
        saveBlob(await fetchFile(vendorDocument, { params, query: { download: '1' } }), fileName);
      } catch {
        // Told by the call already.
      }
    };
    const content = {
      key: documentKeys.ofVendor(vendorId, documentNumber),
      fetch: (signal: AbortSignal) => fetchFile(vendorDocument, { params, query: {} }, { signal, quiet: true }),
    };
    if (isFileType(fileType) && FILE_TYPES[fileType].previewable)
      return (
        <FilePreview
          file={{ title, fileName, fileType }}
          content={content}
          onDownload={() => void download()}
          onBack={back}
        />
      );
    return (
      <Screen header={<AppBar title={title} subtitle={<span className="code">{fileName}</span>} onBack={back} />} fill>
        <EmptyState
          icon={IconDocument}
          title={t('notShown')}
          action={
            <Button kind="outline" icon={IconReceive} onClick={() => void download()}>
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
      {missing && (
        <EmptyState icon={IconSearch} title={t('noSuchPaper')}>
          {t('noSuchPaperHow')}
        </EmptyState>
      )}
      {error && !missing && <LoadFault error={error} onRetry={refetch} />}
    </Screen>
  );
}
