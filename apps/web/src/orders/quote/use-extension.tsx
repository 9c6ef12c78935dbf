import type { OfferedEvent } from '@gemba/contract/orders/deciding/offered-event';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconDate } from '../../kit/ui/icons.ts';
import type { MenuItem } from '../../kit/ui/input/MenuButton.tsx';

const ExtendQuoteSheet = lazy(async () => ({ default: (await import('./ExtendQuoteSheet.tsx')).ExtendQuoteSheet }));

type Extended = { number: string; version: number; events: readonly OfferedEvent[] };

/** The extension of a quote, for those to whom its state machine offers it. */
export const useExtension = ({ number, version, events }: Extended) => {
  const t = useTranslations('orders');
  const [asked, setAsked] = useState(false);
  const isOffered = events.some(({ event, refusal }) => event === 'extend' && refusal === null);
  const item: MenuItem = { key: 'extend', icon: IconDate, label: t('extend.title'), onSelect: () => setAsked(true) };
  return {
    items: isOffered ? [item] : [],
    sheet: asked && isOffered && (
      <Suspense>
        <ExtendQuoteSheet qoNumber={number} version={version} onClose={() => setAsked(false)} />
      </Suspense>
    ),
  };
};
