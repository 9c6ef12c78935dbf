import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconRtvShippers } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/list/List.tsx';
import { ChoiceRow } from '../ChoiceRow.tsx';
import { CopiesCard } from '../CopiesCard.tsx';
import { LabelScreen } from '../LabelScreen.tsx';
import { LinesRow } from '../LinesRow.tsx';
import { requestOfRtvShipper } from '../requests.ts';
import { TemplateRow } from '../TemplateRow.tsx';
import { useLabelSearch } from '../use-label-search.ts';

/** Labels of goods that go back to their vendor. */
export function RtvShipperLabelScreen() {
  const t = useTranslations('labels');
  const linkTo = useLinkTo();
  const search = useLabelSearch();
  const { shipperNumber = '', change } = search;
  return (
    <LabelScreen
      request={requestOfRtvShipper(search)}
      choice={<EmptyState icon={IconRtvShippers} title={t('noRtvShipper')} how={t('noRtvShipperHow')} />}
    >
      {(drawn) => (
        <>
          <List>
            <ChoiceRow
              icon={IconRtvShippers}
              label={t('rtvShipper')}
              value={<span className="code">{shipperNumber}</span>}
              href={linkTo('rtvShipper', shipperNumber)}
            />
            {drawn && drawn.lines.length > 1 && (
              <LinesRow lines={drawn.lines} onChoose={(lines) => change({ lines })} />
            )}
            <TemplateRow {...search} />
          </List>
          <CopiesCard {...search} />
        </>
      )}
    </LabelScreen>
  );
}
