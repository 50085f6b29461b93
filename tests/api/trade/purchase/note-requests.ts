// For every endpoint of debit notes to suppliers a request that is right at any time: the bill is
// posted, and the note made, for it first.
import { idOf } from '#tests/support/team.ts';
import type { EndpointName, Team } from '#tests/support/team.ts';
import { done, newPurchaseBill } from './requests.ts';

export const isOfPurchaseNote = (name: string): boolean =>
  /PurchaseDebitNote|Returnable/.test(name);

const UNNAMED: readonly EndpointName[] = [
  'createPurchaseDebitNote',
  'listPurchaseDebitNotes',
  'readPurchaseDebitNoteFigures',
];
const POSTED: readonly EndpointName[] = [
  'readPurchaseDebitNote',
  'reversePurchaseDebitNote',
  'matchPurchaseDebitNote',
  'reversePurchaseDebitNoteMatch',
];

async function postedBillId(team: Team): Promise<number> {
  const body = { ...(await newPurchaseBill(team)), post: true };
  const got = await team.owner('createPurchaseBill', { body });
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  return idOf(got);
}

const NO_GST = { commercial: true };

const newNote = async (team: Team): Promise<Record<string, unknown>> => ({
  bill_id: await postedBillId(team),
  items: [{ bill_line: 1, taxable: '50.00' }],
});

export async function debitNoteParams(
  team: Team,
  name: EndpointName,
): Promise<Record<string, number>> {
  if (UNNAMED.includes(name)) return {};
  if (name === 'readReturnable') return { billId: await postedBillId(team) };
  const body = { ...(await newNote(team)), post: POSTED.includes(name) };
  const got = await team.owner('createPurchaseDebitNote', { body });
  if (got.status !== 200) throw new Error(`${got.status} ${JSON.stringify(got.body)}`);
  const params = { noteId: idOf(got) };
  if (name === 'reversePurchaseDebitNoteMatch') {
    done(await team.owner('matchPurchaseDebitNote', { params, body: NO_GST }));
  }
  return params;
}

export async function debitNoteBody(
  team: Team,
  name: EndpointName,
): Promise<Record<string, unknown> | undefined> {
  switch (name) {
    case 'createPurchaseDebitNote':
    case 'changePurchaseDebitNote':
      return newNote(team);
    case 'postPurchaseDebitNote':
      return {};
    case 'matchPurchaseDebitNote':
      return NO_GST;
    case 'reversePurchaseDebitNoteMatch':
    case 'reversePurchaseDebitNote':
    case 'discardPurchaseDebitNote':
      return { reason: 'The goods stay' };
    default:
      return undefined;
  }
}
