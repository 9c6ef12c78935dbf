import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/errors.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useTitle } from '../../kit/text/use-title.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { LoadError } from '../../kit/ui/feedback/LoadError.tsx';
import { ListSkeleton } from '../../kit/ui/feedback/Skeleton.tsx';
import { IconSearch } from '../../kit/ui/icons.ts';
import { AppBar } from '../../kit/ui/layout/AppBar.tsx';
import { Screen } from '../../kit/ui/layout/Screen.tsx';
import { useChosenDocument } from './use-chosen-document.ts';
import { VendorDocumentForm } from './VendorDocumentForm.tsx';

/** A new quality document of the vendor of the address, or the next revision of the one that it names. */
export function VendorDocumentFormScreen() {
  const t = useTranslations('documents');
  const { params, vendor, document, error, isLoading, refetch } = useChosenDocument();
  const { vendorId, documentNumber } = params;
  const title = t(documentNumber ? 'renewQuality' : 'addQuality');
  useTitle(title);
  const back = useBackTo(vendorId ? addressOf('vendor', vendorId) : '/address/vendor');
  if (vendor && (document || !documentNumber))
    return (
      <VendorDocumentForm
        key={`${vendorId} ${documentNumber}`}
        vendor={{ id: vendorId, name: vendor.name }}
        document={document}
        title={title}
        onBack={back}
      />
    );
  const missing = !isLoading && (!error || refusalCode(error) === 'VENDOR_NOT_EXIST');
  return (
    <Screen header={<AppBar title={title} onBack={back} />} busy={isLoading} fill={!isLoading}>
      {isLoading && <ListSkeleton rows={4} />}
      {missing && <EmptyState icon={IconSearch} title={t('noSuchPaper')} how={t('noSuchPaperHow')} />}
      {error && !missing && <LoadError error={error} onRetry={refetch} />}
    </Screen>
  );
}
