import { defineCommand } from '../frame/command.ts';
import { examine } from './examine.ts';
import type { Diagnosis } from './finding.ts';

const linesOf = ({ name, findings, note }: Diagnosis) => [
  `  ${findings.length === 0 ? 'ok     ' : 'MISSING'}  ${name}${findings.length === 0 && note ? `: ${note}` : ''}`,
  ...findings.flatMap(({ what, mend }) => [`             ${what}`, `             → ${mend}`]),
];

const textOf = (title: string, diagnoses: readonly Diagnosis[], area: Diagnosis['area']) => {
  const lines = diagnoses.filter((diagnosis) => diagnosis.area === area).flatMap(linesOf);
  return lines.length === 0 ? [] : [title, ...lines, ''];
};

export const doctor = defineCommand({
  name: 'doctor',
  args: ['COMPANY'],
  options: { json: { type: 'boolean', help: 'prints the findings as JSON, for a machine' } },
  does: 'Says what a company still lacks for each kind of posting, and how the server is; exit code 1 if something is missing.',
  details: 'Reads only. It runs beside a server, and leaves the schema as it is.',
  examples: ['gemba doctor ACME', 'gemba doctor ACME --json'],
  opens: { migrates: false },
  async run({ owner, config }, { args: [company], options: { json } }) {
    const { name, diagnoses } = await examine(owner, config, company);
    const missing = diagnoses.filter(({ findings }) => findings.length > 0).length;
    const summary = missing === 0 ? 'Nothing is missing.' : `${missing} of ${diagnoses.length} lack something.`;
    const text = [...textOf(`What ${name} can post`, diagnoses, 'postings'), ...textOf('Server', diagnoses, 'server')];
    console.log(
      json ? JSON.stringify({ company, ok: missing === 0, diagnoses }, null, 2) : [...text, summary].join('\n'),
    );
    return missing === 0 ? 0 : 1;
  },
});
