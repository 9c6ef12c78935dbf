import { mayKeepQualityDocuments } from '@gemba/contract/addresses/quality-documents';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { usePerson } from '../../auth/index.ts';
import { IconClock, IconDelete, IconEdit } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import type { ChosenDocument } from './use-chosen-document.ts';

const WithdrawSheet = lazy(async () => ({ default: (await import('./WithdrawSheet.tsx')).WithdrawSheet }));

/** The menu of a quality document: its revisions, and for quality the next one and its withdrawal. */
export const useVendorDocumentActs = (chosen: ChosenDocument | undefined, onWithdrawn: () => void) => {
  const t = useTranslations('documents');
  const { roles } = usePerson();
  const [asked, setAsked] = useState(false);
  if (!chosen) return { menu: undefined, sheet: undefined };
  const query = new URLSearchParams(chosen.params);
  const keeps = mayKeepQualityDocuments(roles);
  const items = [
    ...(chosen.document.docRev > 0
      ? [
          {
            key: 'revisions',
            label: t('revisions'),
            icon: IconClock,
            href: `/address/vendor/documentRevisions?${query}`,
          },
        ]
      : []),
    ...(keeps
      ? [
          { key: 'renew', label: t('renewQuality'), icon: IconEdit, href: `/address/vendor/documentForm?${query}` },
          { key: 'withdraw', label: t('withdraw'), icon: IconDelete, onSelect: () => setAsked(true) },
        ]
      : []),
  ];
  return {
    menu: <MenuButton label={t('qualityActs')} items={items} />,
    sheet: asked && (
      <Suspense>
        <WithdrawSheet chosen={chosen} onWithdrawn={onWithdrawn} onClose={() => setAsked(false)} />
      </Suspense>
    ),
  };
};
