import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { EmptyState } from '../../kit/ui/feedback/EmptyState.tsx';
import { IconReceive } from '../../kit/ui/icons.ts';
import { List } from '../../kit/ui/list/List.tsx';
import { ChoiceRow } from '../ChoiceRow.tsx';
import { CopiesCard } from '../CopiesCard.tsx';
import { LabelScreen } from '../LabelScreen.tsx';
import { LinesRow } from '../LinesRow.tsx';
import { receiversIn, requestOfReceivers } from '../requests.ts';
import { TemplateRow } from '../TemplateRow.tsx';
import { useLabelSearch } from '../use-label-search.ts';

/** Labels of received goods, by location. */
export function ReceiverLabelScreen() {
  const t = useTranslations('labels');
  const linkTo = useLinkTo();
  const search = useLabelSearch();
  return (
    <LabelScreen
      request={requestOfReceivers(search)}
      choice={<EmptyState icon={IconReceive} title={t('noReceiver')} how={t('noReceiverHow')} />}
    >
      {(drawn) => (
        <>
          <List>
            {receiversIn(search).map((number) => (
              <ChoiceRow
                key={number}
                icon={IconReceive}
                label={t('receiver')}
                value={<span className="code">{number}</span>}
                href={linkTo('receiver', number)}
              />
            ))}
            {drawn && drawn.lines.length > 1 && (
              <LinesRow lines={drawn.lines} onChoose={(lines) => search.change({ lines })} />
            )}
            <TemplateRow {...search} />
          </List>
          <CopiesCard {...search} />
        </>
      )}
    </LabelScreen>
  );
}
