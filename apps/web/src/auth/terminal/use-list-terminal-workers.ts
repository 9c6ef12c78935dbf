import { listTerminalWorkers } from '@gemba/contract/auth/terminal/list-terminal-workers';
import { useFreshRead } from '../../kit/client/use-read.ts';

export const useListTerminalWorkers = () => useFreshRead(listTerminalWorkers, ['auth', 'terminal', 'workers'], {});
