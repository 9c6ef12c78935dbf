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
    ({ clientX, clientY }) => {
      last = { x: clientX, y: clientY, at: performance.now() };
    },
    { capture: true, passive: true },
  );

export const lastPress = () => last;

export const DOUBLE_TAP_MS = 400;
const DOUBLE_TAP_PX = 32;

/** Whether a click is the second half of a double tap that began with this press. A key makes a click without a place. */
export const isSecondTap = (press: Press | undefined, click: Pick<MouseEvent, 'clientX' | 'clientY' | 'detail'>) =>
  press !== undefined &&
  click.detail > 0 &&
  performance.now() - press.at < DOUBLE_TAP_MS &&
  Math.hypot(click.clientX - press.x, click.clientY - press.y) < DOUBLE_TAP_PX;
