// For every endpoint of bills of entry a request that is right at any time.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { done, whileRegistered } from './requests.ts';

export const isOfEntry = (name: string): boolean => /Bills?OfEntry|LinkableBills/.test(name);

let count = 0;

const line = { description: 'Bearings', hsn: '84821011', assessable: '1000', bcd_rate: 7.5 };

/** Of no bill: what came as a gift of the maker. */
function newEntry(said: object = {}) {
  count += 1;
  const dated = { bill_date: '2026-04-02', posted_on: '2026-04-02' };
  const items = [{ ...line, igst_rate: 18 }];
  return { port_code: 'INNSA1', bill_number: `22${count}`, ...dated, items, ...said };
}

const posted = async (team: Team): Promise<number> =>
  idOf(done(await team.owner('createBillOfEntry', { body: newEntry({ post: true }) })));

async function entryOf(team: Team, name: EndpointName): Promise<number> {
  switch (name) {
    case 'changeBillOfEntry':
    case 'postBillOfEntry':
    case 'discardBillOfEntry':
      return idOf(done(await team.owner('createBillOfEntry', { body: newEntry() })));
    case 'moveBillOfEntryCredit':
      return whileRegistered(team, () => posted(team));
    case 'reverseBillOfEntryPayment': {
      const entryId = await posted(team);
      const body = { paid_on: '2026-04-03' };
      done(await team.owner('payBillOfEntry', { params: { entryId }, body }));
      return entryId;
    }
    default:
      return posted(team);
  }
}

export async function entryParams(team: Team, name: EndpointName): Promise<Record<string, number>> {
  return /^(list|create)|Figures$/.test(name) ? {} : { entryId: await entryOf(team, name) };
}

export function entryBody(name: EndpointName): Record<string, unknown> | undefined {
  switch (name) {
    case 'createBillOfEntry':
    case 'changeBillOfEntry':
      return newEntry();
    case 'postBillOfEntry':
      return {};
    case 'moveBillOfEntryCredit':
      return { received_on: '2026-04-04' };
    case 'payBillOfEntry':
      return { paid_on: '2026-04-03', reference: 'ICE221' };
    default:
      return /^(reverse|discard)/.test(name) ? { reason: 'Entered twice' } : undefined;
  }
}
