import { asPartNumber } from '@gemba/contract/parts/part-number';
import { moveStock } from '@gemba/contract/warehouse/transfers';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  PostingBar,
  PostingNotice,
  TypeCodeSheet,
  useAfterPosting,
  useOpenLine,
  usePosting,
} from '../../inventory/index.ts';
import { removeDraft } from '../../kit/form/drafts.ts';
import { formKey } from '../../kit/form/form-key.ts';
import { useBackTo } from '../../kit/router/use-back-to.ts';
import { AppBar } from '../../kit/ui/AppBar.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { Help } from '../../kit/ui/Help.tsx';
import { IconAdd, IconMove, IconTransit } from '../../kit/ui/icons.ts';
import { MenuButton } from '../../kit/ui/MenuButton.tsx';
import { ScanBar } from '../../kit/ui/ScanBar.tsx';
import { Screen } from '../../kit/ui/Screen.tsx';
import { Strip } from '../../kit/ui/Strip.tsx';
import { warehouseKeys } from '../warehouse-keys.ts';
import styles from './MoveLine.module.css';
import { MoveLine } from './MoveLine.tsx';
import { bodyOf, isTouched, newMove, type TypedMove } from './typed.ts';
import { useMoveForm } from './use-move-form.ts';
import { useMoveScan } from './use-move-scan.tsx';

const LONGEST_REASON = 500;

type Props = {
  /** What was scanned before the form was there. */
  first: string | undefined;
};

export function MoveForm({ first }: Props) {
  const t = useTranslations('warehouse');
  const navigate = useNavigate();
  const back = useBackTo('/warehouse');
  const afterPosting = useAfterPosting();
  const [typing, setTyping] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const posting = usePosting(moveStock, 'move', (transfer) => {
    removeDraft(formKey('move'));
    afterPosting([warehouseKeys.transfer(transfer.transferNumber), transfer]);
    void navigate({ to: '/warehouse/move', search: { posted: transfer.transferNumber }, replace: true });
  });
  const { form, shelvesOf, isTraced } = useMoveForm(posting);
  const { typed } = form;
  const { moves } = typed;
  const locked = posting.unknown || posting.busy;
  const wrong = moves.findIndex((_, at) => form.isWrong(at));
  const { open, setOpen, toggle } = useOpenLine({
    ...{ first: 0, attempt: form.attempt, wrong: wrong < 0 ? undefined : wrong, body },
  });
  const write = (next: TypedMove[], at: number) => {
    form.write({ moves: next });
    setOpen(at);
  };
  const { last, scan } = useMoveScan({ moves, at: open ?? moves.length - 1, onChange: write, locked });
  const takeFirst = useEffectEvent(() => first !== undefined && scan(first));
  useEffect(() => {
    takeFirst();
  }, []);
  const touched = moves.filter(isTouched);
  const move = () => form.mayGo() && posting.send({ body: bodyOf(typed) });
  const nothing = form.errorAt('form');
  return (
    <Screen
      header={
        <Strip>
          <AppBar
            title={t('move')}
            onBack={back}
            actions={
              <MenuButton
                label={t('more')}
                items={[{ key: 'list', label: t('transfers'), icon: IconTransit, href: '/warehouse/transferList' }]}
              />
            }
          />
          <ScanBar expects={t('scanMove')} last={last} onType={() => setTyping(true)} />
        </Strip>
      }
      footer={
        <PostingBar
          segments={moves.map((one, at) => ({
            ...{ done: isTouched(one) ? 1 : 0, touched: isTouched(one) },
            ...{ wrong: form.isWrong(at), lacks: form.lacks(at) },
          }))}
        >
          <Button
            kind="primary"
            wide
            icon={IconMove}
            busy={posting.busy || (posting.unknown && posting.checking)}
            onClick={posting.unknown ? posting.check : move}
          >
            {posting.unknown ? t('check') : t('moveLines', { count: touched.length })}
          </Button>
        </PostingBar>
      }
    >
      <div ref={body} className={styles['lines']}>
        <PostingNotice
          posting={posting}
          saidElsewhere={form.saidAtField}
          restored={form.restored}
          onStartAnew={form.clear}
        />
        <div className={styles['lines']} inert={locked}>
          {nothing && (
            <div data-wrong tabIndex={-1}>
              <Help tone="error">{nothing}</Help>
            </div>
          )}
          {moves.map((one, at) => (
            <MoveLine
              key={at}
              number={at + 1}
              move={one}
              shelves={shelvesOf(one.part)}
              traced={isTraced(asPartNumber(one.part))}
              errorAt={(field) => form.errorAt(`${at}.${field}`)}
              wrong={form.isWrong(at)}
              lacks={form.lacks(at)}
              open={at === open}
              onToggle={() => toggle(at)}
              onChange={(change) =>
                write(
                  moves.map((own, here) => (here === at ? { ...own, ...change } : own)),
                  at,
                )
              }
              onRemove={
                moves.length > 1
                  ? () =>
                      write(
                        moves.filter((_, here) => here !== at),
                        0,
                      )
                  : undefined
              }
            />
          ))}
          <Button
            kind="outline"
            icon={IconAdd}
            onClick={() => write([...moves, newMove(moves.at(-1)?.from, moves.at(-1)?.to)], moves.length)}
          >
            {t('addLine')}
          </Button>
          <Field
            name="reason"
            label={t('reasonOptional')}
            value={typed.reason}
            maxLength={LONGEST_REASON}
            autoComplete="off"
            onChange={({ target }) => form.write({ reason: target.value })}
          />
        </div>
      </div>
      <TypeCodeSheet open={typing} onClose={() => setTyping(false)} label={t('scanMove')} onCode={scan} />
    </Screen>
  );
}
