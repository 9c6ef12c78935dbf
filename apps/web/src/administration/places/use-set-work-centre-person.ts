import { setWorkCentrePerson } from '@gemba/contract/administration/places/set-work-centre-person';
import type { CentrePart } from '@gemba/contract/administration/places/work-centre-people';
import { useAfterPosting } from '../../kit/posting/use-after-posting.ts';
import { usePosting } from '../../kit/posting/use-posting.ts';
import { administrationKeys } from '../administration-keys.ts';

type Setting = { employeeId: string; part: CentrePart; belongs: boolean };

export const useSetWorkCentrePerson = (wc: string, onSet: () => void) => {
  const afterPosting = useAfterPosting();
  const { send, ...posting } = usePosting(setWorkCentrePerson, `people of work centre ${wc}`, (people) => {
    afterPosting([administrationKeys.workCentrePeople(wc), people]);
    onSet();
  });
  return { ...posting, send: (body: Setting) => send({ params: { wc }, body }) };
};
