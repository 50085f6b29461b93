// Puts a starter chart of accounts into a book.
import { useSetAtom } from 'jotai';
import type { ChartName } from '#core/account/index.ts';
import { listAccountChanges } from '#api/contract/account/account.ts';
import { readFigures } from '#api/contract/book/figures.ts';
import { call } from '#web/client/call.ts';
import { invalidate } from '#web/client/query.ts';
import { useSend } from '#web/shell/form/use-send.ts';
import { noticeAtom } from '#web/state/notice.ts';
import { TEMPLATES } from '../queries.ts';
import { accountWords as wording } from '../wording.ts';

export function useTemplate(bookId: number) {
  const { busy, failure, send } = useSend({ keepsKeys: true });
  const setNotice = useSetAtom(noticeAtom);
  /** @param then what follows once it is there. */
  const apply = (chart: ChartName, then: () => void = () => undefined) =>
    send(
      () => call(TEMPLATES[chart], { params: { bookId } }),
      async ({ added }) => {
        await invalidate(listAccountChanges, readFigures);
        setNotice({ text: `${added} accounts added from ‘${wording.templates[chart]}’.` });
        then();
      },
    );
  return { busy, failure, apply };
}
