import { schemaRules } from '@gemba/contract/kit/rules';
import { shippedDateRules } from '@gemba/contract/shipping/sales-order/ship-sales-order-rules';
import type { Shipper } from '@gemba/contract/shipping/shippers/shipper';
import { ShipperHeader } from '@gemba/contract/shipping/shipping-shapes';
import { useLocale, useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { PostingSheets, ruleErrors, useSayViolation } from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconShip } from '../../kit/ui/icons.ts';
import { headerOf } from '../form/body.ts';
import { HeaderFields } from '../form/HeaderFields.tsx';
import { NOTHING_TYPED } from '../form/typed.ts';
import styles from './ShipSheet.module.css';
import { useShipShipper } from './use-ship-shipper.ts';

type Props = { open: boolean; onClose: () => void; shipper: Shipper };

const EMPTY = { header: NOTHING_TYPED.header };

/** Ships a picked shipper, with its header fields. */
export function ShipSheet({ open, onClose, shipper }: Props) {
  const t = useTranslations('shipping');
  const locale = useLocale();
  const say = useSayViolation();
  const { today } = useToday();
  const { shipperNumber, soDate } = shipper;
  const posting = useShipShipper(() => {
    removeDraft(formKey('ship'));
    onClose();
  });
  const form = useForm({
    name: 'ship',
    empty: EMPTY,
    errorsOf: ({ header }) => {
      const sent = headerOf(header, locale);
      const violations = [
        ...shippedDateRules(sent, { today, orderDate: soDate }),
        ...schemaRules(ShipperHeader, sent, 'header'),
      ];
      return ruleErrors(violations, { say, fieldOf: ({ field }) => field });
    },
    fieldOf: ({ field }) => (field.startsWith('header.') ? field : undefined),
    posting,
  });
  const { body } = form;
  const ship = () =>
    form.mayGo() && posting.send({ params: { shipperNumber }, body: { header: headerOf(form.typed.header, locale) } });
  const locked = posting.unknown || posting.busy;
  return (
    <>
      <Sheet
        open={open || posting.unknown}
        onClose={onClose}
        title={t('shipNumber', { number: shipperNumber })}
        sub={t('shipHow')}
        footer={
          <PostButton posting={posting} icon={IconShip} check={t('check')} onPost={ship}>
            {t('shipIt')}
          </PostButton>
        }
      >
        <div ref={body} className={styles['fields']}>
          <PostingNotice posting={posting} shownAtField={form.refusedAtField} />
          <div className={styles['fields']} inert={locked}>
            <HeaderFields
              header={form.typed.header}
              onChange={(header) => form.write({ header })}
              errorAt={form.errorAt}
              today={today}
              orderDate={soDate}
              usual={{ carrier: shipper.carrier, trackingNumber: shipper.trackingNumber }}
            />
          </div>
        </div>
      </Sheet>
      <PostingSheets posting={posting} anyway={t('shipAnyway')} />
    </>
  );
}
