// Invoices in every state and of every age, as a list shows them.
import { billed, onInvoice, openHouse } from '../trade/house.ts';
import type { House } from '../trade/house.ts';
import { done, newDraft, newReceipt } from '../trade/requests.ts';

export type Pile = {
  readonly house: House;
  readonly today: string;
  /** The numbers of invoices by what became of each. */
  readonly numbers: Readonly<Record<string, string>>;
};

export async function openPile(): Promise<Pile> {
  const house = await openHouse();
  const { body } = await house.owner('readBillingOverview');
  const { today } = body as { today: string };
  const numbers: Record<string, string> = {};
  const dayFrom = (days: number): string =>
    new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
  const call = onInvoice(house);
  const keep = async (name: string, made: Promise<{ id: number; number: string }>) => {
    const { id, number } = await made;
    numbers[name] = number;
    return id;
  };
  const old = (days: number, past: number) => ({
    issue_date: dayFrom(-days),
    due_date: dayFrom(-past),
  });
  await keep('sent', billed(house, 'mills'));
  await keep('overdue', billed(house, 'delhi', old(70, 45)));
  await keep('oldest', billed(house, 'punekar', old(200, 130)));
  await keep('due today', billed(house, 'ravi', { due_date: today }));
  const part = await keep('part', billed(house, 'mills', old(20, 5)));
  done(await call('recordPayment', part, { amount: '10', method: 'cash' }));
  const paid = await keep('paid', billed(house, 'mills', old(80, 60)));
  done(await call('recordPayment', paid, { method: 'cash' }));
  const credited = await keep('credited', billed(house, 'mills', old(80, 60)));
  done(await call('issueCreditNote', credited, { reason: '01' }));
  const cancelled = await keep('cancelled', billed(house, 'mills'));
  done(await call('cancelInvoice', cancelled, { reason: 'Slip' }));
  const draft = (await newDraft(house, { customer_id: house.customers.mills })).body;
  await keep('draft', Promise.resolve(draft as { id: number; number: string }));
  await newReceipt(house, house.customers.delhi);
  return { house, today, numbers };
}
