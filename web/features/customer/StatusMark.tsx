import type { Customer } from '#api/contract/customer/customer.ts';
import { Badge } from '#web/ui/marks/Marks.tsx';
import { customerWords as wording } from './wording.ts';

export const StatusMark = ({ status }: Pick<Customer, 'status'>) => (
  <Badge kind={status === 'active' ? 'good' : 'grey'}>{wording.statuses[status]}</Badge>
);
