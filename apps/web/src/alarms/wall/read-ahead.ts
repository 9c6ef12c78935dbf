import { readVersionAhead } from '../../companies/index.ts';
import { readAlarmBoardAhead } from '../board/use-get-alarm-board.ts';

export const readWallAhead = () => Promise.all([readAlarmBoardAhead(), readVersionAhead()]);
