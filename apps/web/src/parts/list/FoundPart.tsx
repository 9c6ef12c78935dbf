import type { PartRow } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { hasTags, PartTags } from '../PartTags.tsx';

type Props = {
  part: PartRow;
  /** The link, if the part does not open in its own screen. */
  href?: string | undefined;
  current?: boolean;
  onOpen?: () => void;
};

export function FoundPart({ part, href, current, onOpen }: Props) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const nameOf = usePartName();
  const { partNumber, partType, revision, uom, onHand } = part;
  return (
    <ListRow
      href={href ?? addressOf('part', partNumber)}
      current={current === true}
      onClick={onOpen}
      code
      title={partNumber}
      sub={
        <>
          {nameOf(part)}
          <br />
          {t('revAndType', { revision, type: t(`partTypes.${partType}`) })}
        </>
      }
      value={figures.quantity(onHand)}
      valueSub={t('unitOnHand', { uom })}
      chips={hasTags(part) && <PartTags part={part} />}
    />
  );
}
