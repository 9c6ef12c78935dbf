import type { Part } from '@gemba/contract/parts/part-shapes';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { IconRevision } from '../../kit/ui/icons.ts';
import { KitLink } from '../../kit/ui/link.tsx';
import styles from './PartHead.module.css';

/** An open change of the part: which, to what, by when. */
export function EcnNotice({ ecn }: { ecn: Part['openEcns'][number] }) {
  const t = useTranslations('parts');
  const figures = useFigures();
  const { ecnNumber, newRevision, dueDate } = ecn;
  const href = useLinkTo()('ecn', ecnNumber);
  return (
    <Banner
      tone="warn"
      icon={IconRevision}
      title={t('ecnOpen', { ecnNumber })}
      action={
        href && (
          <KitLink href={href} className={styles['link'] ?? ''}>
            {t('toEcn')}
          </KitLink>
        )
      }
    >
      {t('ecnHow', { newRevision, day: figures.day(dueDate) })}
    </Banner>
  );
}
