// What a list of documents of suppliers is narrowed to; it stands in the address.
import type { z } from 'zod';
import { rangeOf } from '#web/format/periods.ts';
import { useListAddress } from '#web/shell/keys/register/use-list-address.ts';
import type { DocumentQuery } from './document-calls.ts';

type Asked = {
  readonly filter: z.ZodType<string | undefined>;
  readonly order: z.ZodType<string>;
};

/** @param shape the two as the call takes them; what the address says otherwise is left out. */
export function useDocumentFilter(shape: Asked) {
  const { address, period, ...rest } = useListAddress();
  const search = address.get('search') ?? '';
  const filter = shape.filter.safeParse(address.get('filter') ?? undefined).data;
  const given = shape.order.safeParse(address.get('order') ?? undefined);
  const order = given.success ? given.data : shape.order.parse(undefined);
  const asked: DocumentQuery = {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(filter == null ? {} : { filter }),
    ...(period === null ? {} : rangeOf(period)),
  };
  return { search, filter, period, order, asked, ...rest };
}
