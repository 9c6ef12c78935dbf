import type { GoodsCode } from '@gemba/contract/kit/gs1/goods-code';
import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useLookUpPart, useScanErrors } from '../../inventory/index.ts';
import { soundScan } from '../../kit/scan/use-scan-feedback.ts';
import { handBack, useWedge } from '../../kit/scan/use-wedge.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { List } from '../../kit/ui/list/List.tsx';
import { PartMissing, PartSearch } from '../../parts/index.ts';
import { CopiesCard } from '../CopiesCard.tsx';
import { LabelScreen } from '../LabelScreen.tsx';
import { LabelWays } from '../LabelWays.tsx';
import { QuantityCard } from '../QuantityCard.tsx';
import { requestOfPart } from '../requests.ts';
import { TemplateRow } from '../TemplateRow.tsx';
import { useLabelSearch } from '../use-label-search.ts';
import { PartAndLotRow } from './PartAndLotRow.tsx';

/** Labels of a part: any number, for boxes and shelves. A scan fills in the fields. */
export function PartLabelScreen() {
  const search = useLabelSearch();
  const { change, quantity = '1' } = search;
  const partNumber = asPartNumber(search.partNumber ?? '');
  const wrong = partNumber !== '' && !isPartNumber(partNumber);
  const lookUp = useLookUpPart();
  const { notReached } = useScanErrors();
  /** A code of something else leaves the label as it is, and is opened. */
  const take = async (code: string, goods?: GoodsCode) => {
    const looked = await lookUp(asPartNumber(code));
    if (looked.is === 'none') return handBack(code);
    soundScan(looked.is !== 'notReached');
    if (looked.is === 'notReached') return showToast(notReached(code), { urgent: true });
    return change({
      partNumber: looked.is === 'part' ? looked.partNumber : asPartNumber(code),
      lotNumber: goods?.lotNumber,
      serialNumber: goods?.serialNumber,
      ...(goods?.quantity && { quantity: goods.quantity }),
    });
  };
  useWedge((code, goods) => void take(code, goods));
  return (
    <LabelScreen
      request={requestOfPart(search)}
      ways={<LabelWays way="/label/part" />}
      choice={
        wrong ? (
          <PartMissing partNumber={partNumber} />
        ) : (
          <div>
            <PartSearch start="" onChoose={(chosen) => change({ partNumber: chosen })} />
          </div>
        )
      }
    >
      {(drawn) => (
        <>
          <List>
            <PartAndLotRow {...search} partNumber={partNumber} />
            <TemplateRow {...search} />
          </List>
          <QuantityCard
            quantity={quantity}
            uom={drawn?.lines[0]?.uom}
            onChange={(value) => change({ quantity: value })}
          />
          <CopiesCard {...search} />
        </>
      )}
    </LabelScreen>
  );
}
