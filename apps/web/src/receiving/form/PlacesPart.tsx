import { LotNumber } from '@gemba/contract/inventory/posting-shapes';
import { isZero } from '@gemba/contract/kit/fixed-point';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LocationSheet, newPlace, type Offered, restOf, SerialSheet, withParts } from '../../inventory/index.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Help } from '../../kit/ui/feedback/Help.tsx';
import { IconAdd, IconSerial } from '../../kit/ui/icons.ts';
import { Button } from '../../kit/ui/input/Button.tsx';
import { Field } from '../../kit/ui/input/Field.tsx';
import { SplitEditor } from '../../kit/ui/input/SplitEditor.tsx';
import type { LineProps } from './line-props.ts';
import styles from './ReceiveLineCard.module.css';
import { hasLotPlaces } from './receive-line.ts';
import { suggestedFor, withSerials } from './typed.ts';

const PLACES_AT_MOST = 50;

/** The locations that it is spread over, each with its serial numbers or its lot. */
export function PlacesPart({ line, typed, onChange, errorAt, warehouse }: LineProps & { warehouse: string }) {
  const t = useTranslations('receiving');
  const say = useRefusal();
  const figures = useFigures();
  const [pickFor, setPickFor] = useState<number>();
  const [serialsFor, setSerialsFor] = useState<number>();
  const { places, total } = typed;
  const { part, unit, stock, max } = line;
  const setPlace = (index: number, part_: Partial<(typeof places)[number]>) =>
    onChange({
      ...typed,
      places: places.map((place, here) => (here === index ? { ...place, ...part_ } : place)),
      index,
    });
  const rest = restOf(places, total);
  const tracked = stock?.trackableLevel === 'SERIAL';
  const lots = hasLotPlaces(line);
  const last = places.at(-1);
  const addPlace = (location: string, lot: string | undefined) =>
    onChange({
      ...typed,
      places: [
        ...places,
        { ...newPlace(location, rest.startsWith('-') ? '0' : rest), ...(lot !== undefined && { lot }) },
      ],
      index: places.length,
    });
  const suggested = suggestedFor(line, typed.verdict);
  const offered: Offered[] = [
    ...(suggested ? [{ location: suggested, note: t('suggested') }] : []),
    ...(stock?.liesAt ?? [])
      .filter(({ location }) => location !== suggested)
      .map(({ location, onHand, description }) => ({
        location,
        note: [description, t('onHand', { quantity: figures.quantity(onHand), unit })].filter(Boolean).join(' · '),
      })),
  ];
  const serialsOpen = serialsFor === undefined ? undefined : places[serialsFor];
  const mayAdd = places.length < PLACES_AT_MOST;
  const wrongPlaces = errorAt('.places');
  const isWrong =
    wrongPlaces ||
    places.some((_, index) => errorAt(`.places.${index}.location`) || errorAt(`.places.${index}.quantity`));
  return (
    <div data-wrong={isWrong ? true : undefined}>
      <SplitEditor
        label={t('putAway')}
        total={total}
        progress={isZero(total) ? '' : undefined}
        unit={unit}
        places={QUANTITY_SCALE}
        error={wrongPlaces}
        parts={places.map(({ location, quantity, serials, lot = '' }, index) => ({
          location,
          quantity,
          max,
          outside: say('INVALID_NEW_QTY_REC'),
          error: errorAt(`.places.${index}.location`),
          quantityError: errorAt(`.places.${index}.quantity`),
          extra: lots ? (
            <div className={styles['serials']}>
              <Field
                code
                name="lotNumber"
                label={t('field.lotNumber')}
                value={lot}
                maxLength={maximumLength(LotNumber)}
                autoComplete="off"
                error={errorAt(`.places.${index}.lot`)}
                onChange={({ target }) => setPlace(index, { lot: target.value })}
              />
            </div>
          ) : (
            tracked && (
              <div className={styles['serials']}>
                <Button small kind="outline" icon={IconSerial} onClick={() => setSerialsFor(index)}>
                  {t('serials', { count: serials.length, wanted: figures.quantity(quantity) })}
                </Button>
                {errorAt(`.places.${index}.serials`) && (
                  <div data-wrong>
                    <Help tone="error">{errorAt(`.places.${index}.serials`)}</Help>
                  </div>
                )}
              </div>
            )
          ),
        }))}
        onPickLocation={setPickFor}
        onChange={(parts, removed) => onChange(withParts(typed, parts, removed))}
        onAdd={
          mayAdd
            ? () => {
                addPlace('', last?.lot);
                setPickFor(places.length);
              }
            : undefined
        }
      />
      {lots && mayAdd && (
        <Button kind="text" small icon={IconAdd} onClick={() => addPlace(last?.location ?? '', '')}>
          {t('addLot')}
        </Button>
      )}
      <LocationSheet
        open={pickFor !== undefined}
        onClose={() => setPickFor(undefined)}
        onPick={(location) => pickFor !== undefined && setPlace(pickFor, { location })}
        title={part}
        warehouse={warehouse}
        offered={offered}
      />
      <SerialSheet
        open={serialsOpen !== undefined}
        onClose={() => setSerialsFor(undefined)}
        title={part}
        serials={serialsOpen?.serials ?? []}
        wanted={figures.quantity(serialsOpen?.quantity ?? '0')}
        elsewhere={places.flatMap((place, index) => (index === serialsFor ? [] : place.serials))}
        onChange={(serials) => serialsFor !== undefined && onChange(withSerials(typed, serialsFor, serials))}
      />
    </div>
  );
}
