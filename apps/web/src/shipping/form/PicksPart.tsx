import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  LocationSheet,
  newPlace,
  type Offered,
  type Place,
  placedOf,
  restOf,
  SerialSheet,
  useRefusal,
} from '../../inventory/index.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { SplitEditor } from '../../kit/ui/SplitEditor.tsx';
import type { LineProps } from './line-props.ts';
import { PlaceExtras } from './PlaceExtras.tsx';
import { isTraced, shelfAt, shelvesOf } from './pick-line.ts';

const QUANTITY_PLACES = 4;
const PLACES_AT_MOST = 50;

/** From which locations it is taken, how much from each, into which box. */
export function PicksPart({ line, typed, onChange, errorAt, kind, box }: LineProps) {
  const t = useTranslations('shipping');
  const say = useRefusal();
  const figures = useFigures();
  const [pickFor, setPickFor] = useState<number>();
  const [serialsFor, setSerialsFor] = useState<number>();
  const { places } = typed;
  const { part, unit, max } = line;
  const setPlace = (at: number, change: Partial<Place>) =>
    onChange({ ...typed, places: places.map((place, here) => (here === at ? { ...place, ...change } : place)), at });
  const onHandOf = (location: string) => shelfAt(line, location)?.onHand;
  const noteOf = (onHand: string) => t('onHand', { quantity: figures.quantity(onHand) });
  const offered: Offered[] = shelvesOf(line).map(({ location, onHand, description }) => ({
    location,
    note: [description, noteOf(onHand)].filter(Boolean).join(' · '),
  }));
  const rest = restOf(places, max);
  const wrongPlaces = errorAt('.places');
  const open = serialsFor === undefined ? undefined : places[serialsFor];
  const shelf = open && shelfAt(line, open.location);
  const add = () => {
    const next = shelvesOf(line).find(({ location }) => !places.some((place) => place.location === location));
    const place = { ...newPlace(next?.location ?? ''), ...(box && { box }) };
    onChange({ ...typed, places: [...places, place], at: places.length });
    if (!next) setPickFor(places.length);
  };
  return (
    <div data-wrong={wrongPlaces ? true : undefined}>
      <SplitEditor
        label={t(kind === 'ship' ? 'takeFrom' : 'issueFrom')}
        quantityLabel={t(kind === 'ship' ? 'ship' : 'issue')}
        total={max}
        progress={t('pickedOf', { done: figures.quantity(placedOf(places)), all: figures.quantity(max) })}
        unit={unit}
        places={QUANTITY_PLACES}
        outside={say('INVALID_INPUT')}
        error={wrongPlaces}
        parts={places.map((place, at) => {
          const onHand = onHandOf(place.location);
          return {
            ...{ location: place.location, quantity: place.quantity, max, most: onHand },
            note: onHand && noteOf(onHand),
            error: errorAt(`.places.${at}.location`),
            quantityError: errorAt(`.places.${at}.quantity`),
            extra: (
              <PlaceExtras
                place={place}
                traced={isTraced(line)}
                boxes={kind === 'ship'}
                serialError={errorAt(`.places.${at}.serials`)}
                boxError={errorAt(`.places.${at}.box`)}
                onBox={(typedBox) => setPlace(at, { box: typedBox })}
                onSerials={() => setSerialsFor(at)}
              />
            ),
          };
        })}
        onPickLocation={setPickFor}
        onChange={(parts, removed) =>
          onChange({
            ...typed,
            places:
              removed === undefined
                ? places.map((place, at) => ({ ...place, quantity: parts[at]?.quantity ?? place.quantity }))
                : places.filter((_, at) => at !== removed),
            at: removed === undefined ? typed.at : 0,
          })
        }
        onAdd={places.length < PLACES_AT_MOST && !rest.startsWith('-') ? add : undefined}
      />
      <LocationSheet
        open={pickFor !== undefined}
        onClose={() => setPickFor(undefined)}
        onPick={(location) => pickFor !== undefined && setPlace(pickFor, { location, serials: [] })}
        title={part}
        offered={offered}
      />
      <SerialSheet
        open={open !== undefined}
        onClose={() => setSerialsFor(undefined)}
        title={part}
        serials={open?.serials ?? []}
        wanted={figures.quantity(open?.quantity ?? '0')}
        elsewhere={places.flatMap((place, at) => (at === serialsFor ? [] : place.serials))}
        from={shelf && { location: shelf.location, serials: shelf.serials }}
        onChange={(serials) => serialsFor !== undefined && setPlace(serialsFor, { serials })}
      />
    </div>
  );
}
