import { useState } from 'react';
import type { ScanResult } from '../ui/ScanBar.tsx';

const TAKEN_HZ = 1760;
const REFUSED_HZ = 220;

let voice: AudioContext | undefined;

/** A short tone; a browser that is not allowed to speak yet stays silent. */
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

/** The last scan, seen, heard and felt: not every device can do all three. */
export const useScanFeedback = () => {
  const [last, setLast] = useState<ScanResult>();
  const tell = (result: ScanResult) => {
    setLast(result);
    beep(result.accepted ? TAKEN_HZ : REFUSED_HZ, result.accepted ? 80 : 300);
    navigator.vibrate?.(result.accepted ? 40 : [80, 60, 80]);
  };
  return { last, tell };
};
