import { isZero } from '@gemba/contract/kit/fixed-point';
import type { Inspection } from '@gemba/contract/quality/inspection/inspection';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { DocumentScreen } from '../../kit/frames/DocumentScreen.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { PostingBar } from '../../kit/posting/PostingBar.tsx';
import { PostingNotice } from '../../kit/posting/PostingNotice.tsx';
import { useFigures } from '../../kit/text/use-figures.ts';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconDocuments, IconLabel, IconQuality } from '../../kit/ui/icons.ts';
import { ChoiceChips } from '../../kit/ui/input/ChoiceChips.tsx';
import { MenuButton, type MenuItem } from '../../kit/ui/input/MenuButton.tsx';
import { DecisionCard } from './DecisionCard.tsx';
import { DecisionsPart } from './DecisionsPart.tsx';
import { InspectionHead } from './InspectionHead.tsx';
import styles from './InspectionView.module.css';
import { PhotosOfInspection } from './PhotosOfInspection.tsx';
import { bodyOf, emptyDecision, restOf, waitingAt } from './typed.ts';
import { useDecideInspection } from './use-decide-inspection.ts';
import { useDecisionForm } from './use-decision-form.ts';
import { useReverseQaDecision } from './use-reverse-qa-decision.ts';

type Props = { inspection: Inspection; onBack: () => void; onRefresh: () => Promise<unknown> };

export function InspectionView({ inspection, onBack, onRefresh }: Props) {
  const t = useTranslations('quality');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const { irNumber, part, waiting, mayDecide, decisions, receiverNumber, vendorName } = inspection;
  const posting = useDecideInspection(() => showToast(t('decided', { irNumber })));
  const form = useDecisionForm(posting, inspection);
  const { body } = form;
  // The last decision is the first to be taken back.
  const last = decisions.find(({ reversal }) => reversal.allowed);
  const reverse = useReverseQaDecision(last?.decisionNumber ?? '');
  const decides = mayDecide && (!isZero(waiting) || posting.unknown);
  const here = waitingAt(inspection, form.typed.location);
  const places = inspection.goods.filter((goods) => !isZero(goods.waiting));
  const { release, reject } = form.typed;
  const { vendorId } = form.typed;
  const chosen = inspection.vendors.find((known) => known.vendorId === vendorId)?.vendorName ?? form.typed.vendorName;
  const vendor = chosen || vendorId;
  const decide = () => form.mayGo() && posting.send({ params: { irNumber }, body: bodyOf(form.typed) });
  const [toLabels, toDocuments] = [linkTo('labelsOfPart', part), linkTo('documentsOfPart', part)];
  const acts: MenuItem[] = [
    ...(toDocuments ? [{ key: 'documents', label: t('documents'), icon: IconDocuments, href: toDocuments }] : []),
    ...(toLabels ? [{ key: 'labels', label: t('printLabels'), icon: IconLabel, href: toLabels }] : []),
    ...(last ? [reverse.act] : []),
  ];
  const words = isZero(reject) ? 'decideRelease' : isZero(release) ? 'decideReject' : 'decideBoth';
  return (
    <DocumentScreen
      title={t.rich('inspection', { irNumber, code: asCode })}
      subtitle={[receiverNumber && t('receiverOf', { receiverNumber }), vendorName].filter(Boolean).join(' · ')}
      onBack={onBack}
      actions={<MenuButton label={t('more')} items={acts} />}
      footer={
        decides && (
          <PostingBar
            segments={[]}
            note={{
              start: t('leftWaiting', { quantity: figures.quantity(restOf(form.typed, here)) }),
              end: !isZero(reject) && form.typed.rejectTo === 'RTV' && vendor && t('rtvTo', { vendor }),
            }}
          >
            <PostButton posting={posting} icon={IconQuality} check={t('check')} onPost={decide}>
              {t(words, { released: figures.quantity(release), rejected: figures.quantity(reject) })}
            </PostButton>
          </PostingBar>
        )
      }
      onRefresh={onRefresh}
      sheets={reverse.sheet}
    >
      <PostingNotice
        posting={posting}
        shownAtField={form.refusedAtField}
        restored={form.restored}
        onStartAnew={form.clear}
      />
      <InspectionHead inspection={inspection} />
      <PhotosOfInspection inspection={inspection} />
      {decides && (
        <div ref={body} className={styles['form']} inert={posting.unknown || posting.busy}>
          {places.length > 1 && (
            <ChoiceChips
              label={t('waitsAt')}
              chips={places.map(({ location }) => ({ value: location, label: location }))}
              value={form.typed.location}
              onChange={(location) => form.write({ ...emptyDecision(inspection), location })}
            />
          )}
          <DecisionCard inspection={inspection} form={form} />
        </div>
      )}
      <DecisionsPart inspection={inspection} />
    </DocumentScreen>
  );
}
