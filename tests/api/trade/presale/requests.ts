// For every endpoint of quotations, proforma invoices and challans a request that is right at any
// time: the document is made for it first.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';

export const isOfPresale = (name: string): boolean => /Presale/.test(name);

/** Whom it is for, and what. */
type Bill = { readonly customer_id: number; readonly items: readonly object[] };

const DRAFTED: readonly EndpointName[] = ['changePresale', 'issuePresale'];
const UNNAMED: readonly EndpointName[] = ['createPresale', 'listPresales', 'readPresaleFigures'];

export async function presaleParams(
  team: Team,
  name: EndpointName,
  bill: Bill,
): Promise<Record<string, number>> {
  if (UNNAMED.includes(name)) return {};
  const body = { ...bill, kind: 'quotation', issue: !DRAFTED.includes(name) };
  const got = await team.owner('createPresale', { body });
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return { presaleId: idOf(got) };
}

export function presaleBody(name: EndpointName, bill: Bill): Record<string, unknown> | undefined {
  switch (name) {
    case 'createPresale':
      return { ...bill, kind: 'quotation' };
    case 'changePresale':
      return bill;
    case 'issuePresale':
    case 'invoicePresale':
      return {};
    case 'emailPresale':
      return { to: 'buyer@example.in' };
    case 'closePresale':
    case 'withdrawPresale':
      return { reason: 'They chose another' };
    default:
      return undefined;
  }
}
