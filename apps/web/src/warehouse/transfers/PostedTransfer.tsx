import type { Transfer } from '@gemba/contract/warehouse/transfers';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { PostedPaper, ReverseSheet } from '../../inventory/index.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useWedge } from '../../kit/scan/use-wedge.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { IconMove, IconTransit, IconUndo } from '../../kit/ui/icons.ts';
import { PostedState } from '../../kit/ui/PostedState.tsx';
import { ScanBar } from '../../kit/ui/ScanBar.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { Strip } from '../../kit/ui/Strip.tsx';
import { useReverseTransfer, useTransfer } from './use-transfer.ts';

type Props = {
  transferNumber: string;
  /** With what was scanned first, where it was a scan. */
  onMoveMore: (code?: string) => void;
};

/** The stock is moved, or on the way: the number of its transfer, the way back, and the ways on. */
export function PostedTransfer({ transferNumber, onMoveMore }: Props) {
  const t = useTranslations('warehouse');
  const posting = useTranslations('posting');
  const navigate = useNavigate();
  const back = useBackTo('/warehouse');
  const [reversing, setReversing] = useState(false);
  const query = useTransfer(transferNumber);
  const reverse = useReverseTransfer(transferNumber);
  useWedge(onMoveMore);
  const drawn = ({ status, toWarehouse, items, reversal }: Transfer) => (
    <Screen
      header={
        <Strip>
          <AppBar title={t('move')} onBack={back} />
          <ScanBar expects={t('scanMove')} />
        </Strip>
      }
    >
      <PostedState
        title={t(status === 'IN_TRANSFER' ? 'sentOn' : 'movedOn')}
        numbers={[transferNumber]}
        actions={
          <>
            <Button kind="primary" wide icon={IconMove} onClick={() => onMoveMore()}>
              {t('moveMore')}
            </Button>
            <Button
              kind="outline"
              wide
              icon={IconTransit}
              onClick={() => void navigate({ href: addressOf('transfer', transferNumber) })}
            >
              {t('showTransfer')}
            </Button>
            {reversal.allowed && (
              <Button kind="text" wide icon={IconUndo} onClick={() => setReversing(true)}>
                {posting('reverse')}
              </Button>
            )}
          </>
        }
      >
        <p>
          {reversal.reversedBy
            ? t('takenBackBy', { number: reversal.reversedBy })
            : status === 'IN_TRANSFER'
              ? t('onTheWayTo', { warehouse: toWarehouse })
              : t('movedParts', { count: items.length })}
        </p>
      </PostedState>
      <ReverseSheet
        open={reversing || reverse.unknown}
        onClose={() => setReversing(false)}
        document={transferNumber}
        posting={reverse}
      />
    </Screen>
  );
  return (
    <PostedPaper query={query} isOurs={({ reversal }) => !reversal.reverses} form="/warehouse/move" title={t('move')}>
      {drawn}
    </PostedPaper>
  );
}
