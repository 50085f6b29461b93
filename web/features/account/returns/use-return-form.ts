// A form about the returns of a book. What others do to them meanwhile is told before it is sent.
import { readReturns } from '#api/contract/book/returns.ts';
import type { ReturnsOfYear } from '#api/contract/book/returns.ts';
import { call } from '#web/client/call.ts';
import type { CallResult } from '#web/client/call.ts';
import type { FieldErrors } from '#web/client/failure.ts';
import { invalidate } from '#web/client/query.ts';
import { startUnkept } from '#web/shell/form/use-kept-fields.ts';
import { useRecordForm } from '#web/shell/form/use-record-form.ts';
import { usePageBook } from '#web/state/page-book.ts';

type Options<Fields extends object> = {
  /** As it was read last. */
  readonly year: ReturnsOfYear;
  readonly fieldsOf: (year: ReturnsOfYear) => Fields;
  readonly check: (fields: Fields) => FieldErrors;
  /** @param expected the version that the person saw. */
  readonly write: (
    fields: Fields,
    sent: { readonly bookId: number; readonly expected: number },
  ) => Promise<CallResult<unknown>>;
  readonly onSaved: () => void;
  /** Whether it closes once it is sent. */
  readonly leaves?: boolean;
};

export function useReturnForm<Fields extends object>(options: Options<Fields>) {
  const { year, fieldsOf, check, write, onSaved, leaves = false } = options;
  const { id: bookId } = usePageBook();
  return useRecordForm<Fields, unknown, ReturnsOfYear>({
    start: startUnkept(fieldsOf(year)),
    editing: {
      begun: year,
      latest: () => call(readReturns, { params: { bookId }, query: { year: year.year } }),
      fieldsOf,
      seqOf: ({ seq }) => seq,
    },
    leaves,
    check,
    write: (fields, seen) => write(fields, { bookId, expected: (seen ?? year).seq }),
    async onSaved() {
      await invalidate(readReturns);
      onSaved();
    },
  });
}
