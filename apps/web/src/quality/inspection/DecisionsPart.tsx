import type { Inspection, QaDecision } from '@gemba/contract/quality/inspection/inspection';
import { useTranslations } from 'use-intl';
import { useLinkTo } from '../../auth/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { StatusTag } from '../../kit/ui/feedback/StatusTag.tsx';
import { IconUndo } from '../../kit/ui/icons.ts';
import { InlineLink } from '../../kit/ui/input/InlineLink.tsx';
import { ListRow } from '../../kit/ui/list/ListRow.tsx';
import { ListSection } from '../../kit/ui/list/ListSection.tsx';

/** The decisions about the goods, newest first. */
export function DecisionsPart({ inspection: { decisions, uom } }: { inspection: Inspection }) {
  const t = useTranslations('quality');
  if (decisions.length === 0) return null;
  return (
    <ListSection title={t('decisions', { count: decisions.length })}>
      {decisions.map((decision) => (
        <DecisionRow key={decision.decisionNumber} decision={decision} uom={uom} />
      ))}
    </ListSection>
  );
}

function DecisionRow({ decision, uom }: { decision: QaDecision; uom: string }) {
  const t = useTranslations('quality');
  const figures = useFigures();
  const linkTo = useLinkTo();
  const { decisionNumber, putAsideFrom, releaseTo, rejectTo, rejectReason, note, ncrNumber, rtvNumber, reversal } =
    decision;
  const other = reversal.reverses ?? reversal.reversedBy;
  const [toNcr, toRtv] = [linkTo('ncr', ncrNumber), linkTo('rtv', rtvNumber)];
  const quantity = (text: string) => `${figures.quantity(text)} ${uom}`;
  const lines = [
    putAsideFrom && t('putAsideFrom', { quantity: quantity(decision.quantityPutAside), location: putAsideFrom }),
    releaseTo && t('releasedTo', { quantity: quantity(decision.quantityReleased), location: releaseTo }),
    rejectTo && t(`rejectedTo.${rejectTo}`, { quantity: quantity(decision.quantityRejected) }),
    [rejectReason && t(`reasons.${rejectReason}`), note].filter(Boolean).join(' · '),
  ].filter(Boolean);
  return (
    <ListRow
      code
      title={decisionNumber}
      sub={
        <>
          {lines.map((line) => (
            <span key={line}>
              {line}
              <br />
            </span>
          ))}
          {toNcr && <InlineLink href={toNcr}>{t('ncrNumber', { ncrNumber: ncrNumber ?? '' })}</InlineLink>}{' '}
          {toRtv && <InlineLink href={toRtv}>{t('rtvNumber', { rtvNumber: rtvNumber ?? '' })}</InlineLink>}
          {(toNcr || toRtv) && <br />}
          {decision.decidedBy.name} · {figures.moment(decision.decidedAt)}
        </>
      }
      chips={
        other && (
          <StatusTag tone="idle" icon={IconUndo}>
            {t(reversal.reverses ? 'takesBack' : 'takenBackBy', { number: other })}
          </StatusTag>
        )
      }
    />
  );
}
