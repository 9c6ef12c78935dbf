import { Reason } from '@gemba/contract/inventory/posting-shapes';
import { REJECT_REASONS } from '@gemba/contract/inventory/reject-reasons';
import { isZero, plain } from '@gemba/contract/kit/fixed-point';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LocationSheet, PinnedLocation, SerialSheet } from '../../inventory/index.ts';
import { PostingScreen } from '../../kit/frames/PostingScreen.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { showToast } from '../../kit/ui/feedback/notices.ts';
import { asCode } from '../../kit/ui/figures/as-code.tsx';
import { IconLocation, IconProblem, IconSerial } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { ChoiceChips } from '../../kit/ui/input/ChoiceChips.tsx';
import { Stepper } from '../../kit/ui/input/Stepper.tsx';
import { TextArea } from '../../kit/ui/input/TextArea.tsx';
import { Card } from '../../kit/ui/layout/Card.tsx';
import { PartField } from '../../parts/index.ts';
import styles from './PutAsideForm.module.css';
import { bodyOf, goesTo, type Typed } from './typed.ts';
import { usePutAside } from './use-put-aside.ts';
import { usePutAsideForm } from './use-put-aside-form.ts';
import { usePutAsideScan } from './use-put-aside-scan.tsx';

/** Filled in by the screen that led here; the NCR is one of these goods that is open. */
type Props = { part: string; from: string; ncrNumber: string };

export function PutAsideForm({ part, from, ncrNumber }: Props) {
  const t = useTranslations('quality');
  const figures = useFigures();
  const navigate = useNavigate();
  const back = useBackTo('/quality/inspectionList');
  const posting = usePutAside(({ irNumber }) => {
    showToast(t('isPutAside', { irNumber }));
    void navigate({ to: '/quality/inspection', search: { irNumber }, replace: true });
  });
  const empty = useMemo<Typed>(
    () => ({ part, from, to: '', quantity: '0', serials: [], reason: '', note: '' }),
    [part, from],
  );
  const { form, shelves, known } = usePutAsideForm(posting, { empty, ncrNumber });
  const { typed, write, errorAt } = form;
  const locked = posting.unknown || posting.busy;
  const { last, scan } = usePutAsideScan({ typed, onChange: write, locked });
  const [choosing, setChoosing] = useState<'from' | 'to'>();
  const [serialsOpen, setSerialsOpen] = useState(false);
  const onHand = shelves?.find(({ location }) => location === typed.from)?.onHand;
  const all = onHand && plain(onHand);
  const offered = (shelves ?? []).map((shelf) => ({
    location: shelf.location,
    note: t('there', { quantity: figures.quantity(shelf.onHand) }),
  }));
  const chooses = t(typed.from ? 'change' : 'choose');
  const quantity = `${figures.quantity(typed.quantity)} ${known?.uom ?? ''}`.trim();
  const send = () => form.mayGo() && posting.send({ body: bodyOf(typed, ncrNumber) });
  return (
    <PostingScreen
      title={t('putAside')}
      subtitle={ncrNumber && t.rich('ncr', { ncrNumber, code: asCode })}
      onBack={back}
      scan={{
        expects: t(typed.from === '' ? 'scanShelf' : typed.part === '' ? 'scanPart' : 'scanMore'),
        last,
        onCode: scan,
        label: t('scanAny'),
      }}
      pinned={
        <PinnedLocation
          label={t('liesAt')}
          location={typed.from}
          none={t('scanOrChoose')}
          act={{ label: chooses, said: `${t('liesAt')} ${typed.from} ${chooses}`, onClick: () => setChoosing('from') }}
          disabled={locked}
        />
      }
      form={form}
      posting={posting}
      segments={[]}
      note={{ start: typed.from && t('waitAt', { location: goesTo(typed) }), end: t('qualityDecides') }}
      buttons={
        <PostButton posting={posting} icon={IconProblem} check={t('check')} onPost={send}>
          {isZero(typed.quantity) ? t('putAside') : t('putAsideQuantity', { quantity })}
        </PostButton>
      }
      sheets={
        <>
          <LocationSheet
            open={choosing !== undefined}
            onClose={() => setChoosing(undefined)}
            onPick={(location) => write(choosing === 'to' ? { to: location } : { from: location, serials: [] })}
            title={typed.part || t('liesAt')}
            warehouse=""
            offered={choosing === 'to' ? [{ location: typed.from, note: t('staysThere') }] : offered}
          />
          <SerialSheet
            open={serialsOpen}
            onClose={() => setSerialsOpen(false)}
            title={typed.part}
            serials={typed.serials}
            wanted={figures.quantity(typed.quantity)}
            onChange={(serials) => write({ serials })}
          />
        </>
      }
    >
      {errorAt('from') && (
        <div data-wrong tabIndex={-1}>
          <Help tone="error">{errorAt('from')}</Help>
        </div>
      )}
      <Card pad>
        <div className={styles['fields']}>
          <PartField
            name="part"
            label={t('part')}
            value={typed.part}
            error={errorAt('part')}
            onChange={(next) => write({ part: next, serials: [] })}
          />
          <div data-wrong={errorAt('quantity') ? true : undefined}>
            <Stepper
              label={t('quantity')}
              value={typed.quantity}
              min="0"
              {...(all && { all })}
              unit={known?.uom}
              places={4}
              padTitle={typed.part && <span className="code">{typed.part}</span>}
              error={errorAt('quantity')}
              onChange={(next) => write({ quantity: next })}
            />
          </div>
          {(known?.trackableLevel === 'SERIAL' || typed.serials.length > 0) && (
            <div data-wrong={errorAt('serials') ? true : undefined}>
              <Button small kind="outline" icon={IconSerial} onClick={() => setSerialsOpen(true)}>
                {t('serialsOf', { count: String(typed.serials.length), wanted: figures.quantity(typed.quantity) })}
              </Button>
              {errorAt('serials') && <Help tone="error">{errorAt('serials')}</Help>}
            </div>
          )}
          <div data-wrong={errorAt('to') ? true : undefined}>
            <p className={styles['label']}>{t('waitsAt')}</p>
            <Button kind="outline" wide icon={IconLocation} onClick={() => setChoosing('to')}>
              <span className="code">{goesTo(typed) || t('choose')}</span>
            </Button>
            {errorAt('to') && <Help tone="error">{errorAt('to')}</Help>}
          </div>
        </div>
      </Card>
      <div data-wrong={errorAt('reason') ? true : undefined}>
        <ChoiceChips
          label={t('reason')}
          chips={REJECT_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={typed.reason || undefined}
          onChange={(reason) => write({ reason })}
        />
        {errorAt('reason') && <Help tone="error">{errorAt('reason')}</Help>}
      </div>
      <TextArea
        label={t(typed.reason === 'OTHER' ? 'finding' : 'findingOptional')}
        rows={2}
        value={typed.note}
        maxLength={maximumLength(Reason)}
        error={errorAt('note')}
        onChange={({ target }) => write({ note: target.value })}
      />
    </PostingScreen>
  );
}
