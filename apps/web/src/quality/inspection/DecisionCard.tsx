import { Reason } from '@gemba/contract/inventory/posting-shapes';
import { REJECT_REASONS } from '@gemba/contract/inventory/reject-reasons';
import { isZero } from '@gemba/contract/kit/fixed-point';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { type Inspection, REJECT_TO } from '@gemba/contract/quality/inspection/inspection';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LocationSheet } from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { classesOf } from '../../kit/ui/classes.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconLocation, IconOk, IconProblem } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ChoiceChips } from '../../kit/ui/input/ChoiceChips.tsx';
import { SegmentedControl } from '../../kit/ui/input/SegmentedControl.tsx';
import { Stepper } from '../../kit/ui/input/Stepper.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import styles from './DecisionCard.module.css';
import { SerialsPart } from './SerialsPart.tsx';
import { goodRest, waitingAt, withRejected } from './typed.ts';
import type { DecisionForm } from './use-decision-form.ts';
import { VendorPart } from './VendorPart.tsx';

const c = classesOf(styles);

/** How many are good and where they go; how many are not, where those go and why. */
export function DecisionCard({ inspection, form }: { inspection: Inspection; form: DecisionForm }) {
  const t = useTranslations('quality');
  const figures = useFigures();
  const { typed, write, errorAt } = form;
  const { uom, part, shelves } = inspection;
  const { location, release, reject, releaseTo, rejectTo, reason, note } = typed;
  const [choosing, setChoosing] = useState(false);
  const waiting = waitingAt(inspection, location);
  const isRejecting = !isZero(reject);
  const lies = shelves.find((shelf) => shelf.location === releaseTo)?.onHand;
  return (
    <>
      <Card pad>
        <div className={c('two')}>
          <div>
            <p className={c('word', 'good')}>
              <IconOk size={20} /> {t('release')}
            </p>
            <p className={c('figure')}>
              <b>{figures.quantity(release)}</b> {uom}
            </p>
          </div>
          <div>
            <p className={c('word', 'bad')}>
              <IconProblem size={20} /> {t('reject')}
            </p>
            <p className={c('figure')}>
              <b>{figures.quantity(reject)}</b> {uom}
            </p>
          </div>
        </div>
        <div role="img" aria-label={t('share', { released: release, rejected: reject, waiting })} className={c('bar')}>
          <i className={c('barGood')} style={{ flexGrow: Number(release) }} />
          <i className={c('barBad')} style={{ flexGrow: Number(reject) }} />
          <i style={{ flexGrow: Math.max(0, Number(waiting) - Number(release) - Number(reject)) }} />
        </div>
        <div className={c('steppers')}>
          <div data-wrong={errorAt('release.quantity') ? true : undefined}>
            <Stepper
              label={t('release')}
              value={release}
              all={waiting}
              unit={t('release')}
              places={4}
              error={errorAt('release.quantity')}
              onChange={(next) => write({ release: next })}
            />
          </div>
          <div data-wrong={errorAt('reject.quantity') ? true : undefined}>
            <Stepper
              label={t('reject')}
              value={reject}
              all={waiting}
              unit={t('reject')}
              places={4}
              error={errorAt('reject.quantity')}
              onChange={(next) => write(withRejected(typed, next, waiting))}
            />
          </div>
          <Button onClick={() => write(goodRest(typed, waiting))}>{t(isRejecting ? 'restGood' : 'allGood')}</Button>
        </div>
        <SerialsPart inspection={inspection} form={form} />
        {!isZero(release) && (
          <div className={c('to')}>
            <p className={c('label')}>{t('releaseTo')}</p>
            <div data-wrong={errorAt('release.location') ? true : undefined}>
              <Button kind="outline" wide icon={IconLocation} onClick={() => setChoosing(true)}>
                <span className="code">{releaseTo || t('choose')}</span>
                {lies && ` · ${t('there', { quantity: figures.quantity(lies) })}`}
              </Button>
              {errorAt('release.location') && <Help tone="error">{errorAt('release.location')}</Help>}
            </div>
          </div>
        )}
        {isRejecting && (
          <div className={c('to')}>
            <p className={c('label')} aria-hidden="true">
              {t('rejectTo')}
            </p>
            <div data-wrong={errorAt('reject.to') ? true : undefined}>
              <SegmentedControl
                label={t('rejectTo')}
                segments={REJECT_TO.map((value) => ({ value, label: t(`to.${value}`) }))}
                value={rejectTo}
                onChange={(next) => write({ rejectTo: next })}
              />
              {errorAt('reject.to') && <Help tone="error">{errorAt('reject.to')}</Help>}
            </div>
            {rejectTo === 'RTV' && <VendorPart inspection={inspection} form={form} />}
          </div>
        )}
      </Card>
      {isRejecting && (
        <div data-wrong={errorAt('reject.reason') ? true : undefined}>
          <ChoiceChips
            label={t('reasonFor', { quantity: figures.quantity(reject) })}
            chips={REJECT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
            value={reason || undefined}
            onChange={(next) => write({ reason: next })}
          />
          {errorAt('reject.reason') && <Help tone="error">{errorAt('reject.reason')}</Help>}
        </div>
      )}
      {isRejecting && (
        <TextArea
          label={t(reason === 'OTHER' ? 'finding' : 'findingOptional')}
          rows={2}
          value={note}
          maxLength={maximumLength(Reason)}
          error={errorAt('reject.note')}
          onChange={({ target }) => write({ note: target.value })}
        />
      )}
      <LocationSheet
        open={choosing}
        onClose={() => setChoosing(false)}
        onPick={(next) => write({ releaseTo: next })}
        title={part}
        warehouse=""
        offered={[
          ...shelves.map((shelf) => ({
            location: shelf.location,
            note: t('there', { quantity: figures.quantity(shelf.onHand) }),
          })),
          { location, note: t('staysThere') },
        ]}
      />
    </>
  );
}
