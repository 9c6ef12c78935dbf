import { useState } from 'react';
import type { ScanResult } from '../ui/input/ScanBar.tsx';
import { useHasLeft } from './use-has-left.ts';

const TAKEN_HZ = 1760;
const REFUSED_HZ = 220;

let voice: AudioContext | undefined;

/** A short tone; silent until the browser allows sound. */
const beep = (hertz: number, ms: number) => {
  try {
    voice ??= new AudioContext();
    const tone = voice.createOscillator();
    const loudness = voice.createGain();
    loudness.gain.value = 0.1;
    tone.frequency.value = hertz;
    tone.connect(loudness).connect(voice.destination);
    tone.start();
    tone.stop(voice.currentTime + ms / 1000);
  } catch {}
};

/** Tells by sound and vibration whether a scan was taken. */
export const soundScan = (accepted: boolean) => {
  beep(accepted ? TAKEN_HZ : REFUSED_HZ, accepted ? 80 : 300);
  navigator.vibrate?.(accepted ? 40 : [80, 60, 80]);
};

/**
 * Feedback for the last scan: visible, audible and by vibration, since not every device can do all three. `show` is
 * silent: the work has gone on without a scan.
 */
export const useScanFeedback = () => {
  const [last, setLast] = useState<ScanResult>();
  const hasLeft = useHasLeft();
  const tell = (result: ScanResult) => {
    if (hasLeft()) return;
    setLast(result);
    soundScan(result.accepted);
  };
  return { last, tell, show: setLast };
};
