import type { Call } from '@gemba/contract/kit/call';

interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

const PART = { params: { partNumber: 'W00-10/100(A)' } };

/** Valid input for every call that needs some: the sweeps start from it and spoil one thing at a time. */
const samples: Record<string, Sample> = {
  login: { body: { companyCode: 'C1', userName: 'somebody', password: 'not this' } },
  changePassword: { body: { currentPassword: 'not this', newPassword: 'a whole new sentence' } },
  revokeSession: { params: { sessionId: NOBODY } },
  loginByWecom: { query: { code: 'a-code', companyCode: 'C1' } },
  listParts: { query: { q: 'seal' } },
  getPart: PART,
  partOnHand: PART,
  partOnDemand: PART,
  partOnOrder: PART,
  partOnSit: PART,
  partSupplyAndDemand: PART,
  partVendorPrices: PART,
  partWhereUsed: PART,
  takeFromShelf: { params: { place: 'A-01' }, body: { name: 'bolt', quantity: '1' } },
  putOnShelf: { params: { place: 'A-01' }, body: { name: 'bolt', quantity: '1' } },
};

export const sampleOf = (call: Call): Required<Sample> => ({ params: {}, query: {}, body: {}, ...samples[call.name] });

export const pathWith = (call: Call, { params, query }: Pick<Required<Sample>, 'params' | 'query'>) => {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`samples.ts needs an entry for ${call.name}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};
