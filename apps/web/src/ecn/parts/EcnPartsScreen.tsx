import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { refusalCode } from '../../kit/client/errors.ts';
import { ListScreen } from '../../kit/frames/ListScreen.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconPart } from '../../kit/ui/icons.ts';
import { EcnMissing } from '../EcnMissing.tsx';
import { useChosenEcn } from '../use-chosen-ecn.ts';
import { useListEcnParts } from '../use-list-ecn-parts.ts';
import { EcnPartRow } from './EcnPartRow.tsx';

/** Every part that a change affects. */
export function EcnPartsScreen() {
  const t = useTranslations('ecn');
  const ecnNumber = useChosenEcn();
  const title = t('partsTitle');
  const back = useBackTo(ecnNumber ? addressOf('ecn', ecnNumber) : '/engineering/ecn/list');
  const pages = useListEcnParts(ecnNumber);
  const missing = !ecnNumber || ['ECN_NOT_EXIST', 'INVALID_INPUT'].includes(refusalCode(pages.error) ?? '');
  return (
    <ListScreen
      title={title}
      tabTitle={ecnNumber ? t('partsOf', { ecnNumber }) : title}
      subtitle={t('named', { ecnNumber })}
      onBack={back}
      pages={pages}
      empty={<EmptyState icon={IconPart} title={t('noParts')} />}
      missing={missing && <EcnMissing ecnNumber={ecnNumber} />}
    >
      {(part) => <EcnPartRow key={part.partNumber} part={part} />}
    </ListScreen>
  );
}
