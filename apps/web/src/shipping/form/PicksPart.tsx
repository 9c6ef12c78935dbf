import { compare } from '@gemba/contract/kit/fixed-point';
import { QUANTITY_SCALE } from '@gemba/contract/kit/quantity';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  LocationSheet,
  newPlace,
  type Offered,
  type Place,
  placedOf,
  quantityWithSerials,
  restOf,
  SerialSheet,
  withParts,
} from '../../inventory/index.ts';
import { useRefusal } from '../../kit/posting/use-refusal.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { SplitEditor } from '../../kit/ui/input/SplitEditor.tsx';
import type { LineProps } from './line-props.ts';
import { PlaceExtras } from './PlaceExtras.tsx';
import { isTraced, shelfAt, shelvesOf } from './pick-line.ts';

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
  const setPlace = (index: number, change: Partial<Place>) =>
    onChange({
      ...typed,
      places: places.map((place, here) => (here === index ? { ...place, ...change } : place)),
      index,
    });
  const onHandOf = (location: string) => shelfAt(line, location)?.onHand;
  const noteOf = (onHand: string) => t('onHand', { quantity: figures.quantity(onHand) });
  const outsideOf = (location: string) => {
    const onHand = onHandOf(location);
    if (onHand === undefined || compare(max, onHand) <= 0) return say('INVALID_INPUT');
    const over = kind === 'issue' ? 'ISSUED_QTY_OVER_ON_HAND' : 'SHIPPED_QTY_OVER_ON_HAND';
    return say(over, { onHandQuantity: figures.quantity(onHand), location });
  };
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
    onChange({ ...typed, places: [...places, place], index: places.length });
    if (!next) setPickFor(places.length);
  };
  return (
    <div data-wrong={wrongPlaces ? true : undefined}>
      <SplitEditor
        label={t(kind === 'issue' ? 'issueFrom' : 'takeFrom')}
        quantityLabel={t(kind === 'issue' ? 'issue' : 'ship')}
        total={max}
        progress={t('pickedOf', { done: figures.quantity(placedOf(places)), all: figures.quantity(max) })}
        unit={unit}
        places={QUANTITY_SCALE}
        error={wrongPlaces}
        parts={places.map((place, index) => {
          const onHand = onHandOf(place.location);
          return {
            location: place.location,
            quantity: place.quantity,
            max,
            most: onHand,
            outside: outsideOf(place.location),
            note: onHand && noteOf(onHand),
            error: errorAt(`.places.${index}.location`),
            quantityError: errorAt(`.places.${index}.quantity`),
            extra: (
              <PlaceExtras
                place={place}
                traced={isTraced(line)}
                boxes={kind === 'ship'}
                serialError={errorAt(`.places.${index}.serials`)}
                boxError={errorAt(`.places.${index}.box`)}
                onBox={(typedBox) => setPlace(index, { box: typedBox })}
                onSerials={() => setSerialsFor(index)}
              />
            ),
          };
        })}
        onPickLocation={setPickFor}
        onChange={(parts, removed) => onChange(withParts(typed, parts, removed))}
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
        elsewhere={places.flatMap((place, index) => (index === serialsFor ? [] : place.serials))}
        from={shelf && { location: shelf.location, serials: shelf.serials }}
        onChange={(serials) =>
          serialsFor !== undefined &&
          open &&
          setPlace(serialsFor, { serials, quantity: quantityWithSerials(open.quantity, open.serials, serials) })
        }
      />
    </div>
  );
}
