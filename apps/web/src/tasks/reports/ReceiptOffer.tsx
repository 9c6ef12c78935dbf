import type { TimeReport } from '@gemba/contract/tasks/reports/time-report';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMenus } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/feedback/Banner.tsx';
import { IconReceive } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';

/** After the last operation the goods are finished: they are received, or the warehouse is told. */
export function ReceiptOffer({ offer, uom }: { offer: NonNullable<TimeReport['offersReceipt']>; uom: string }) {
  const t = useTranslations('tasks');
  const figures = useFigures();
  const navigate = useNavigate();
  const menus = useMenus();
  const { woNumber, quantity } = offer;
  const amount = figures.quantity(quantity);
  const mayReceive = menus.has('/receiveWo/editWo');
  return (
    <Banner
      tone="ok"
      title={t('isFinished', { quantity: amount, uom, woNumber })}
      action={
        mayReceive && (
          <Button
            small
            kind="primary"
            icon={IconReceive}
            onClick={() => void navigate({ to: '/receiveWo/editWo', search: { woNumber } })}
          >
            {t('receiveThem', { quantity: amount, uom })}
          </Button>
        )
      }
    >
      {!mayReceive && t('tellWarehouse')}
    </Banner>
  );
}
