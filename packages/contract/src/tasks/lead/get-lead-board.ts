import { defineCall } from '../../kit/call.ts';
import { LeadBoard } from './lead-board.ts';

export const getLeadBoard = defineCall({
  name: 'getLeadBoard',
  method: 'GET',
  path: '/lead/board',
  summary: 'The work centres that I lead: who works on what since when, who is idle, which task is late',
  access: ['LEAD_WORK_CENTRE'],
  reply: LeadBoard,
});
