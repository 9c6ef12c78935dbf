export interface Press {
  x: number;
  y: number;
  at: number;
}

let last: Press | undefined;

/** Remembers where the last press was, before a screen or a sheet moves under the finger. */
export const followPresses = () =>
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY, timeStamp }) => {
      last = { x: clientX, y: clientY, at: timeStamp };
    },
    { capture: true, passive: true },
  );

export const lastPress = () => last;

export const DOUBLE_TAP_MS = 500;
const DOUBLE_TAP_PX = 32;

type Click = Pick<MouseEvent, 'clientX' | 'clientY' | 'detail' | 'timeStamp'>;

/**
 * Whether a click is the second half of a double tap that began with this press, by the times of the finger: a busy phone
 * hears of both late. A click by the keyboard has no `detail`.
 */
export const isSecondTap = (press: Press | undefined, click: Click) =>
  press !== undefined &&
  click.detail > 0 &&
  click.timeStamp - press.at < DOUBLE_TAP_MS &&
  Math.hypot(click.clientX - press.x, click.clientY - press.y) < DOUBLE_TAP_PX;
