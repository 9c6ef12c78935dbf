import * as z from 'zod/mini';
import { defineCall } from '../kit/call.ts';
import { LABEL_ROLES } from './label-roles.ts';
import { LABEL_TEMPLATES } from './label-shapes.ts';
import { PrinterChoice } from './printers/printer.ts';

export const getLabelChoices = defineCall({
  name: 'getLabelChoices',
  method: 'GET',
  path: '/labels/choices',
  summary: 'The printers that are in use, and the sizes and usual copies of the templates',
  access: LABEL_ROLES,
  reply: z.strictObject({
    printers: z.array(PrinterChoice),
    templates: z.array(
      z.strictObject({ template: z.enum(LABEL_TEMPLATES), width: z.int(), height: z.int(), copies: z.int() }),
    ),
  }),
});
