import { useTranslations } from 'use-intl';
import { IconCredit } from '../kit/ui/icons.ts';
import { StatusTag } from '../kit/ui/StatusTag.tsx';

type Marks = { lockStatus?: 'LOCKED' | 'UNLOCKED'; overCredit?: boolean };

export const hasTags = ({ lockStatus, overCredit }: Marks) => lockStatus === 'LOCKED' || overCredit === true;

/** What stands in the way of trading with it. */
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
