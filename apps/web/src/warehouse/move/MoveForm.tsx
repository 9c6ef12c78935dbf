import { Reason } from '@gemba/contract/inventory/posting-shapes';
import { isZero } from '@gemba/contract/kit/fixed-point';
import { maximumLength } from '@gemba/contract/kit/schema-limits';
import { asPartNumber } from '@gemba/contract/parts/part-number';
import type { Transfer } from '@gemba/contract/warehouse/move/transfer';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf } from '../../auth/index.ts';
import { LocationSheet, PinnedLocation } from '../../inventory/index.ts';
import { useOpenLine } from '../../kit/form/use-open-line.ts';
import { PostingScreen } from '../../kit/frames/PostingScreen.tsx';
import { PostButton } from '../../kit/posting/PostButton.tsx';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { useFigures } from '../../kit/text/use-figures.ts';
import { IconAdd, IconClock, IconEdit, IconMove, IconTransit } from '../../kit/ui/icons.ts';
import { Field } from '../../kit/ui/input/Field.tsx';
import { IconButton } from '../../kit/ui/input/IconButton.tsx';
import { MenuButton } from '../../kit/ui/input/MenuButton.tsx';
import { FoldedMove } from './FoldedMove.tsx';
import { MoveLine } from './MoveLine.tsx';
import { balancesAfter } from './suggest.ts';
import { bodyOf, comingFrom, isTouched, newMove, type TypedMove } from './typed.ts';
import { useMoveForm } from './use-move-form.ts';
import { useMoveScan } from './use-move-scan.tsx';
import { useMoveStock } from './use-move-stock.ts';
import { useMovedWords } from './use-moved-words.tsx';

type Props = {
  /** Filled in by the screen that led here. */
  part: string;
  from: string;
  /** Since the screen was opened, the last one first. */
  moved: readonly Transfer[];
  onMoved: (transfer: Transfer) => void;
};

export function MoveForm({ part: firstPart, from: firstFrom, moved, onMoved }: Props) {
  const t = useTranslations('warehouse');
  const figures = useFigures();
  const back = useBackTo('/warehouse');
  const navigate = useNavigate();
  const words = useMovedWords(moved);
  const posting = useMoveStock(onMoved);
  const [lastMoved] = moved;
  const lastTo = lastMoved?.items.at(-1)?.toLocation;
  const empty = useMemo(
    () => ({ moves: [{ ...newMove(firstFrom), part: firstPart }], reason: '' }),
    [firstFrom, firstPart],
  );
  const { form, typed, sent, shelvesOf, partNamed, suggestionOf } = useMoveForm(posting, { empty, lastTo });
  const { moves } = typed;
  const locked = posting.unknown || posting.busy;
  const [choosing, setChoosing] = useState<'from' | 'to'>();
  const [padOpen, setPadOpen] = useState(false);
  const [saysWhy, setSaysWhy] = useState(false);
  const { open, setOpen } = useOpenLine({ form, lines: [...moves.keys()], first: moves.length - 1 });
  const index = Math.min(open ?? 0, moves.length - 1);
  const write = (next: TypedMove[], line: number) => {
    form.write({ moves: next });
    setOpen(line);
  };
  const { last, scan } = useMoveScan({
    moves,
    index,
    locked,
    onChange: (next, line, { isNewPart }) => {
      write(next, line);
      setPadOpen(isNewPart);
    },
  });
  const own = moves[index] ?? newMove();
  const going = sent.moves[index] ?? own;
  const change = (part: Partial<TypedMove>) =>
    write(
      moves.map((move, here) => (here === index ? { ...move, ...part } : move)),
      index,
    );
  const remove = () =>
    moves.length === 1
      ? write([newMove(own.from)], 0)
      : write(
          moves.filter((_, here) => here !== index),
          0,
        );
  const known = partNamed(asPartNumber(own.part));
  const shelves = shelvesOf(own.part);
  const offered = (shelves ?? []).map(({ location, onHand }) => ({
    location,
    note: t('onHand', { quantity: figures.quantity(onHand) }),
  }));
  const chooses = t(own.from ? 'change' : 'choose');
  const uom = known?.uom ?? '';
  const isWhole = moves.length === 1 && isTouched(going) && !isZero(going.quantity) && going.to !== '';
  const after = isWhole ? balancesAfter(going, shelves) : undefined;
  const touched = moves.filter(isTouched);
  const move = () => {
    if (!form.mayGo()) return undefined;
    // The suggestion is chosen now: it stands in the draft, whatever is suggested when the page is opened again.
    form.write({ moves: sent.moves });
    return posting.send({ body: bodyOf(sent) });
  };
  return (
    <PostingScreen
      title={t('move')}
      subtitle={words.since}
      onBack={back}
      actions={
        <>
          <IconButton
            icon={IconClock}
            label={t('transfers')}
            onClick={() => void navigate({ to: '/warehouse/transferList' })}
          />
          <MenuButton
            label={t('more')}
            items={[
              ...(lastMoved
                ? [
                    {
                      key: 'last',
                      label: t('showLast', { number: lastMoved.transferNumber }),
                      icon: IconTransit,
                      href: addressOf('transfer', lastMoved.transferNumber),
                    },
                  ]
                : []),
              {
                key: 'line',
                label: t('addLine'),
                icon: IconAdd,
                onSelect: () => write([...moves, newMove(own.from, own.to)], moves.length),
              },
              { key: 'reason', label: t('giveReason'), icon: IconEdit, onSelect: () => setSaysWhy(true) },
            ]}
          />
        </>
      }
      scan={{
        expects: t(own.from === '' ? 'scanFrom' : own.part === '' ? 'scanPart' : 'scanMove'),
        last: last ?? words.last,
        onCode: scan,
        label: t('scanAny'),
      }}
      pinned={
        <PinnedLocation
          label={t(own.from === '' ? 'from' : 'fromKept')}
          location={own.from}
          none={t('scanOrChoose')}
          act={{ label: chooses, said: `${t('from')} ${own.from} ${chooses}`, onClick: () => setChoosing('from') }}
          disabled={locked}
        />
      }
      form={form}
      posting={posting}
      segments={
        moves.length === 1
          ? []
          : moves.map((line, here) => ({
              done: isTouched(line) ? 1 : 0,
              touched: isTouched(line),
              wrong: form.isWrong(here),
              lacks: form.lacks(here),
            }))
      }
      note={
        moves.length > 1
          ? undefined
          : after
            ? { start: words.stays(after.stays, going.from), end: words.arrives(after.arrives, going.to) }
            : {}
      }
      buttons={
        <PostButton posting={posting} icon={IconMove} check={t('check')} onPost={move}>
          {isWhole ? words.move(going.quantity, uom, going.to) : t('moveLines', { count: touched.length })}
        </PostButton>
      }
      sheets={
        <>
          <LocationSheet
            open={choosing === 'from'}
            onClose={() => setChoosing(undefined)}
            onPick={(location) => change({ ...comingFrom(own, location), serials: [] })}
            title={own.part || t('from')}
            {...(shelves === undefined && { warehouse: '' })}
            offered={offered}
          />
          <LocationSheet
            open={choosing === 'to'}
            onClose={() => setChoosing(undefined)}
            onPick={(location) => change({ to: location })}
            title={own.part || t('to')}
            warehouse=""
            offered={offered.filter(({ location }) => location !== own.from)}
          />
        </>
      }
    >
      {moves.map((line, here) =>
        here === index ? (
          <MoveLine
            key={here}
            move={line}
            to={going.to}
            suggestion={suggestionOf(line)}
            part={known}
            shelves={shelves}
            errorAt={(field) => form.errorAt(`${here}.${field}`)}
            onChange={change}
            onChoosePart={(chosen) => {
              change({ part: chosen });
              setPadOpen(true);
            }}
            onRemove={remove}
            onOtherPlace={() => setChoosing('to')}
            pad={{ open: padOpen, onOpenChange: setPadOpen }}
          />
        ) : (
          <FoldedMove
            key={here}
            number={here + 1}
            move={sent.moves[here] ?? line}
            wrong={form.isWrong(here)}
            lacks={form.lacks(here)}
            onOpen={() => setOpen(here)}
          />
        ),
      )}
      {(saysWhy || typed.reason !== '') && (
        <Field
          name="reason"
          label={t('reasonOptional')}
          value={typed.reason}
          maxLength={maximumLength(Reason)}
          autoComplete="off"
          onChange={({ target }) => form.write({ reason: target.value })}
        />
      )}
    </PostingScreen>
  );
}
