import { asPartNumber, isPartNumber } from '@gemba/contract/parts/part-number';
import { useWedge } from '../../kit/scan/use-wedge.ts';
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
  useWedge((code, goods) =>
    change({
      partNumber: asPartNumber(code),
      lotNumber: goods?.lotNumber,
      serialNumber: goods?.serialNumber,
      ...(goods?.quantity && { quantity: goods.quantity }),
    }),
  );
  return (
    <LabelScreen
      request={partNumber && !wrong ? requestOfPart(partNumber, search) : undefined}
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
