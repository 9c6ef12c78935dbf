import type { Shipper } from '@gemba/contract/shipping/shippers';
import { useLocale, useTranslations } from 'use-intl';
import { useToday } from '../../auth/index.ts';
import { PostingNotice, PostingSheets, usePostingForm, useRefusal } from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconShip } from '../../kit/ui/icons.ts';
import { Sheet } from '../../kit/ui/Sheet.tsx';
import { headerOf } from '../form/body.ts';
import { asFaults, headerFaults } from '../form/faults.ts';
import { PaperFields } from '../form/PaperFields.tsx';
import { NOTHING_TYPED } from '../form/typed.ts';
import styles from './ShipSheet.module.css';
import { useShipShipper } from './use-shipper-acts.ts';

type Props = { open: boolean; onClose: () => void; shipper: Shipper };

const EMPTY = { header: NOTHING_TYPED.header };

/** What was picked leaves, with what is written on its paper. */
export function ShipSheet({ open, onClose, shipper }: Props) {
  const t = useTranslations('shipping');
  const locale = useLocale();
  const say = useRefusal();
  const { today } = useToday();
  const figures = useFigures();
  const { shipperNumber, soDate } = shipper;
  const posting = useShipShipper(() => {
    removeDraft(formKey('ship'));
    onClose();
  });
  const form = usePostingForm({
    name: 'ship',
    empty: EMPTY,
    faultsOf: (typed) => asFaults(headerFaults(typed, { today, orderDate: soDate, day: figures.day, locale, say })),
    spotOf: ({ field }) => (field.startsWith('header.') ? field : undefined),
    posting,
  });
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
          <Button
            kind="primary"
            wide
            icon={IconShip}
            busy={posting.busy || (posting.unknown && posting.checking)}
            onClick={posting.unknown ? posting.check : ship}
          >
            {t(posting.unknown ? 'check' : 'shipIt')}
          </Button>
        }
      >
        <div className={styles['fields']}>
          <PostingNotice posting={posting} saidElsewhere={form.saidAtField} />
          <div className={styles['fields']} inert={locked}>
            <PaperFields
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
