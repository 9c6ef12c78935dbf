import { shipShipper } from '@gemba/contract/shipping/shippers/ship-shipper';
import { useTranslations } from 'use-intl';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { shippingKeys } from '../shipping-keys.ts';

/** Ships a picked shipper. */
export const useShipShipper = (onShipped: () => void) => {
  const t = useTranslations('shipping');
  const afterPosting = useAfterPosting();
  return usePosting(shipShipper, 'ship shipper', (shipper) => {
    onShipped();
    afterPosting([shippingKeys.shipper(shipper.shipperNumber), shipper]);
    showToast(t('hasShipped', { number: shipper.shipperNumber }));
  });
};
