import { asLocation } from '@gemba/contract/inventory/posting-shapes';
import { useTranslations } from 'use-intl';
import { locationNamed, useScanErrors } from '../../inventory/index.ts';
import { soundScan } from '../../kit/scan/use-scan-feedback.ts';
import { handBack, useWedge } from '../../kit/scan/use-wedge.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { IconLocation } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/list/List.tsx';
import { ChoiceRow } from '../ChoiceRow.tsx';
import { CopiesCard } from '../CopiesCard.tsx';
import { LabelScreen } from '../LabelScreen.tsx';
import { requestOfLocation } from '../requests.ts';
import { useLabelSearch } from '../use-label-search.ts';

/** The label of a shelf. A scan chooses another one; what is no location is opened as what it is. */
export function LocationLabelScreen() {
  const t = useTranslations('labels');
  const search = useLabelSearch('location');
  const location = asLocation(search.location ?? '');
  const { notReached } = useScanErrors();
  const take = async (code: string) => {
    const named = await locationNamed(code).catch(() => null);
    if (named === undefined) return handBack(code);
    soundScan(named !== null);
    if (named === null) return showToast(notReached(code), { urgent: true });
    return search.change({ location: named });
  };
  useWedge((code) => void take(code));
  return (
    <LabelScreen
      request={requestOfLocation(search)}
      choice={<EmptyState icon={IconLocation} title={t('noLocation')} how={t('noLocationHow')} />}
    >
      {() => (
        <>
          <List>
            <ChoiceRow icon={IconLocation} label={t('location')} value={<span className="code">{location}</span>} />
          </List>
          <CopiesCard {...search} />
        </>
      )}
    </LabelScreen>
  );
}
