import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  isZero,
  LocationSheet,
  newPlace,
  type Offered,
  restOf,
  SerialSheet,
  useRefusal,
} from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { IconSerial } from '../../kit/ui/icons.ts';
import { SplitEditor } from '../../kit/ui/SplitEditor.tsx';
import type { LineProps } from './line-props.ts';
import styles from './ReceiveLineCard.module.css';

const QUANTITY_PLACES = 4;
const PLACES_AT_MOST = 50;

/** Over which locations it is spread. */
export function PlacesPart({ line, typed, onChange, errorAt, warehouse }: LineProps & { warehouse: string }) {
  const t = useTranslations('receiving');
  const say = useRefusal();
  const figures = useFigures();
  const [pickFor, setPickFor] = useState<number>();
  const [serialsFor, setSerialsFor] = useState<number>();
  const { places, total } = typed;
  const { part, unit, stock, max } = line;
  const setPlace = (at: number, part_: Partial<(typeof places)[number]>) =>
    onChange({ ...typed, places: places.map((place, here) => (here === at ? { ...place, ...part_ } : place)), at });
  const rest = restOf(places, total);
  const tracked = stock?.trackableLevel === 'SERIAL';
  const offered: Offered[] = [
    ...(stock?.suggestedLocation ? [{ location: stock.suggestedLocation, note: t('suggested') }] : []),
    ...(stock?.liesAt ?? [])
      .filter(({ location }) => location !== stock?.suggestedLocation)
      .map(({ location, onHand, description }) => ({
        location,
        note: [description, t('onHand', { quantity: figures.quantity(onHand), unit })].filter(Boolean).join(' · '),
      })),
  ];
  const serialsOpen = serialsFor === undefined ? undefined : places[serialsFor];
  const wrongPlaces = errorAt('.places');
  const isWrong =
    wrongPlaces || places.some((_, at) => errorAt(`.places.${at}.location`) || errorAt(`.places.${at}.quantity`));
  return (
    <div data-wrong={isWrong ? true : undefined}>
      <SplitEditor
        label={t('putAway')}
        total={total}
        progress={isZero(total) ? '' : undefined}
        unit={unit}
        places={QUANTITY_PLACES}
        outside={say('INVALID_NEW_QTY_REC')}
        error={wrongPlaces}
        parts={places.map(({ location, quantity, serials }, at) => ({
          ...{ location, quantity, max },
          error: errorAt(`.places.${at}.location`),
          quantityError: errorAt(`.places.${at}.quantity`),
          extra: tracked && (
            <div className={styles['serials']}>
              <Button small kind="outline" icon={IconSerial} onClick={() => setSerialsFor(at)}>
                {t('serials', { count: serials.length, wanted: figures.quantity(quantity) })}
              </Button>
              {errorAt(`.places.${at}.serials`) && (
                <div data-wrong>
                  <Help tone="error">{errorAt(`.places.${at}.serials`)}</Help>
                </div>
              )}
            </div>
          ),
        }))}
        onPickLocation={setPickFor}
        onChange={(parts) => {
          // A row was taken away, or one has another quantity: rows are told apart by their place.
          if (parts.length < places.length) {
            const gone = places.findIndex(
              (place, at) => place.location !== parts[at]?.location || place.quantity !== parts[at]?.quantity,
            );
            onChange({ ...typed, places: places.filter((_, at) => at !== gone), at: 0 });
            return;
          }
          onChange({
            ...typed,
            places: places.map((place, at) => ({ ...place, quantity: parts[at]?.quantity ?? place.quantity })),
          });
        }}
        onAdd={
          places.length < PLACES_AT_MOST
            ? () => {
                onChange({ ...typed, places: [...places, newPlace('', rest.startsWith('-') ? '0' : rest)] });
                setPickFor(places.length);
              }
            : undefined
        }
      />
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
        elsewhere={places.flatMap((place, at) => (at === serialsFor ? [] : place.serials))}
        onChange={(serials) => serialsFor !== undefined && setPlace(serialsFor, { serials })}
      />
    </div>
  );
}
