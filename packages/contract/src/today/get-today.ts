import { defineCall } from '../kit/call.ts';
import { Today } from './job.ts';

export const getToday = defineCall({
  name: 'getToday',
  method: 'GET',
  path: '/today',
  summary: 'What is due, late or waiting for this person, in the order in which to do it',
  access: 'signedIn',
  reply: Today,
});
