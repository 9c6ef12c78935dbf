import { listTerminalWorkers } from '@gemba/contract/auth/terminal/list-terminal-workers';
import { useQuery } from '@tanstack/react-query';
import { freshOf } from '../../kit/client/use-read.ts';

export const useListTerminalWorkers = () => useQuery(freshOf(listTerminalWorkers, ['auth', 'terminal', 'workers'], {}));
