import type { Tone } from '../../kit/ui/feedback/tone.ts';
import {
  type Icon,
  IconCancelled,
  IconFinish,
  IconIn,
  IconMoney,
  IconMove,
  IconOut,
  IconQuality,
  IconStock,
  IconTransit,
  IconUndo,
} from '../../kit/ui/icons.ts';
import type en from '../texts.en.ts';

export type Movement = keyof (typeof en)['movement'];
type Look = { icon: Icon; tone: Tone };

const comes: Look = { icon: IconIn, tone: 'ok' };
const goes: Look = { icon: IconOut, tone: 'bad' };
const checked: Look = { icon: IconQuality, tone: 'hold' };
const moved: Look = { icon: IconMove, tone: 'info' };
const driven: Look = { icon: IconTransit, tone: 'info' };
const counted: Look = { icon: IconFinish, tone: 'idle' };

/** How each kind of movement looks. */
const looks: Readonly<Record<Movement, Look>> = {
  OPENING: { icon: IconStock, tone: 'idle' },
  RECEIVE: comes,
  RECEIVE_WO: comes,
  RETURN: comes,
  RETURN_WIP: comes,
  TAKE_IN: comes,
  TO_QA: checked,
  RELEASE: checked,
  REJECT: { icon: IconCancelled, tone: 'bad' },
  PICK: moved,
  UNPICK: { icon: IconUndo, tone: 'info' },
  SHIP: goes,
  ISSUE: goes,
  CONSUME: goes,
  RETURN_TO_VENDOR: goes,
  TRANSIT: driven,
  ARRIVE: driven,
  SHORT: { icon: IconCancelled, tone: 'bad' },
  MOVE_OUT: moved,
  MOVE_IN: moved,
  SEND: moved,
  HAND_OVER: moved,
  COUNT: counted,
  ADJUST_COST: { icon: IconMoney, tone: 'idle' },
  REVERSE: { icon: IconUndo, tone: 'idle' },
};

/** Movements that can name the other location. */
export type CarryingMovement = keyof (typeof en)['movedWith'];

const carrying: Readonly<Record<CarryingMovement, true>> = {
  MOVE_OUT: true,
  MOVE_IN: true,
  SEND: true,
  HAND_OVER: true,
  TAKE_IN: true,
};

export const isCarrying = (name: string): name is CarryingMovement => Object.hasOwn(carrying, name);

export const isMovement = (name: string): name is Movement => Object.hasOwn(looks, name);

/** A later version may log movements without a text here. */
export const lookOf = (name: string): Look => (isMovement(name) ? looks[name] : counted);
