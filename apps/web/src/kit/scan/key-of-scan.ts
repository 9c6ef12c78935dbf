import { SEPARATOR } from '@gemba/contract/kit/gs1/goods-code';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'timeStamp'>;

/**
 * A pressed key as the readers of scans take it; undefined for a shortcut of the browser. Keyboard wedges type the
 * separator between the fields of a code as Ctrl and a bracket.
 */
export const keyOfScan = ({ key, ctrlKey, altKey, metaKey, timeStamp }: Pressed) => {
  const between = ctrlKey && key === ']';
  if ((ctrlKey && !between) || altKey || metaKey) return undefined;
  return { key: between ? SEPARATOR : key, at: timeStamp };
};
