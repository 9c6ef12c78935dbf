import { endTurn } from '@gemba/contract/auth/terminal/end-turn';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../kit/client/call.ts';
import { startSession } from '../session/session.ts';

/** Leaves the terminal to the next worker; what was typed waits on the device for the one who typed it. */
export const useEndTurn = () => useMutation({ mutationFn: () => call(endTurn, {}), onSuccess: startSession });
