import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { noneOrUntold, useScanErrors } from '../../inventory/index.ts';
import { soundScan } from '../../kit/scan/use-scan-feedback.ts';
import { handBack, useWedge } from '../../kit/scan/use-wedge.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { Sheet } from '../../kit/ui/feedback/Sheet.tsx';
import { IconDocument } from '../../kit/ui/icons.ts';
import { tidyDecimal } from '../../kit/ui/input/decimal-input.ts';
import { List } from '../../kit/ui/list/List.tsx';
import { ChoiceRow } from '../ChoiceRow.tsx';
import { CopiesCard } from '../CopiesCard.tsx';
import { LabelScreen } from '../LabelScreen.tsx';
import { LabelWays } from '../LabelWays.tsx';
import { LinesRow } from '../LinesRow.tsx';
import { QuantityCard } from '../QuantityCard.tsx';
import { requestOfSale } from '../requests.ts';
import { TemplateRow } from '../TemplateRow.tsx';
import { useLabelSearch } from '../use-label-search.ts';
import { SaleSearch } from './SaleSearch.tsx';
import { saleNamed } from './use-list-sales-orders.ts';

/** Labels of a sales order's goods, or of the goods of one of its shippers. */
export function SaleLabelScreen() {
  const t = useTranslations('labels');
  const search = useLabelSearch();
  const { soNumber = '', quantity, change } = search;
  const [choosing, setChoosing] = useState(false);
  const choose = (chosen: string) => {
    change({ soNumber: chosen, shipperNumber: undefined, lines: undefined, quantity: undefined });
    setChoosing(false);
  };
  const { notReached } = useScanErrors();
  /** A code of something else leaves the labels as they are, and is opened. */
  const take = async (code: string) => {
    const named = await saleNamed(code.trim()).catch(noneOrUntold);
    if (named) choose(named);
    else if (named === false) handBack(code);
    else showToast(notReached(code), { urgent: true });
    if (named !== false) soundScan(named !== undefined);
  };
  useWedge((code) => void take(code));
  return (
    <LabelScreen
      request={requestOfSale(search)}
      ways={<LabelWays way="/label/salesOrder" />}
      choice={<SaleSearch onChoose={choose} />}
    >
      {(drawn) => {
        const [line, ...others] = drawn?.lines.filter(({ chosen }) => chosen) ?? [];
        return (
          <>
            <List>
              <ChoiceRow
                icon={IconDocument}
                label={t('saleOrder')}
                value={<span className="code">{soNumber}</span>}
                onClick={() => setChoosing(true)}
              />
              {drawn && drawn.lines.length > 1 && (
                <LinesRow lines={drawn.lines} onChoose={(lines) => change({ lines, quantity: undefined })} />
              )}
              <TemplateRow {...search} />
            </List>
            {line && others.length === 0 && (
              <QuantityCard
                quantity={quantity ?? tidyDecimal(line.quantity)}
                uom={line.uom}
                onChange={(value) => change({ quantity: value })}
              />
            )}
            <CopiesCard {...search} />
            <Sheet open={choosing} onClose={() => setChoosing(false)} title={t('chooseSale')}>
              <SaleSearch onChoose={choose} />
            </Sheet>
          </>
        );
      }}
    </LabelScreen>
  );
}
