// A customer as a list has it: with what is outstanding and overdue.
import type { ListedCustomer } from '#tests/support/replies-on-wire.ts';

type Dues = Pick<ListedCustomer, 'outstanding' | 'overdue'>;

export const listed = <Of>(customer: Of, dues: Partial<Dues> = {}): Of & Dues => ({
  ...customer,
  outstanding: '0.00',
  overdue: '0.00',
  ...dues,
});
