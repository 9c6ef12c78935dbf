import { useTranslations } from 'use-intl';
import { StatusTag } from '../kit/ui/feedback/StatusTag.tsx';
import { IconCredit } from '../kit/ui/icons.ts';

type Marks = { lockStatus?: 'LOCKED' | 'UNLOCKED'; overCredit?: boolean };

export const hasTags = ({ lockStatus, overCredit }: Marks) => lockStatus === 'LOCKED' || overCredit === true;

/** Warnings about trading with this address. */
export function AddressTags({ lockStatus, overCredit }: Marks) {
  const t = useTranslations('addresses');
  return (
    <>
      {lockStatus === 'LOCKED' && (
        <StatusTag tone="bad" shape="lock">
          {t('locked')}
        </StatusTag>
      )}
      {overCredit && (
        <StatusTag tone="warn" icon={IconCredit}>
          {t('overCredit')}
        </StatusTag>
      )}
    </>
  );
}
