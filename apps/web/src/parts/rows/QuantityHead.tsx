import type { Bucket, Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { usePartName } from '../../kit/text/use-part-name.ts';
import { FittedNumber } from '../../kit/ui/figures/FittedNumber.tsx';
import { KitLink } from '../../kit/ui/input/link.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { hasTags, PartTags } from '../PartTags.tsx';
import styles from './QuantityHead.module.css';

type Props = { partNumber: string; part: Part | undefined; bucket: Bucket; sum: string | undefined };

/** The quantity that the rows below add up to. */
export function QuantityHead({ partNumber, part, bucket, sum }: Props) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const nameOf = usePartName();
  const href = useLinkTo()('part', partNumber);
  return (
    <Card pad>
      {href ? (
        <KitLink href={href} className={`${styles['link']} code`}>
          {partNumber}
        </KitLink>
      ) : (
        <span className="code">{partNumber}</span>
      )}
      {part && <p className={styles['sub']}>{nameOf(part)}</p>}
      {sum !== undefined && (
        <p className={styles['number']}>
          <FittedNumber>{figures.quantity(sum)}</FittedNumber>
          <span className={styles['unit']}>
            {part?.uom} {t(`bucket.${bucket}`)}
          </span>
        </p>
      )}
      {part && hasTags(part) && (
        <div className={styles['tags']}>
          <PartTags part={part} />
        </div>
      )}
    </Card>
  );
}
